import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { navigation } from "./lib/navigation.svelte";
import { http } from "./lib/http";
import { language } from "./lib/language.svelte";
import { offline } from "./lib/offline.svelte";
import { theme } from "./lib/theme.svelte";

theme.start();
offline.start();
navigation.start();
// The first answer makes a newcomer somebody: all that is asked later, some of it at once, comes from one person.
const known = http.me().catch(() => null);
void Promise.all([language.start(), known]).then(() => mount(App, { target: document.getElementById("app")! }));
