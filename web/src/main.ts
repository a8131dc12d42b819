import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { navigation } from "./lib/navigation.svelte";
import { http } from "./lib/http";
import { language } from "./lib/language.svelte";
import { offline } from "./lib/offline.svelte";
import { server } from "./lib/server";
import { theme } from "./lib/theme.svelte";

// The links of a static page are relative, and are looked up again at every address that the page takes.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[href^="./"]')) link.setAttribute("href", link.href);
theme.start();
offline.start(server.alone);
navigation.start();
// The first answer makes a newcomer somebody: all that is asked later, some of it at once, comes from one person.
const known = http.me().catch(() => null);
void Promise.all([language.start(), server.alone ? null : known]).then(() => mount(App, { target: document.getElementById("app")! }));
