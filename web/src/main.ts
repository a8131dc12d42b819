import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { going } from "./lib/going.svelte";
import { language } from "./lib/language.svelte";
import { look } from "./lib/theme.svelte";

look.start();
going.start();
void language.start().then(() => mount(App, { target: document.getElementById("app")! }));
