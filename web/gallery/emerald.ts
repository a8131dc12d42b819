/** Entry of the gallery of Emerald: `npx vite`, then /gallery/emerald.html. */

import { mount } from "svelte";
import "../src/app.css";
import Emerald from "./Emerald.svelte";

mount(Emerald, { target: document.getElementById("app")! });
