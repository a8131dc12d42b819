/** The gallery of For a Crown: `?position=…&shape=tall|wide&width=…&height=…&lang=fr&theme=dark&event=…`. */

import { mount } from "svelte";
import "../src/app.css";
import ForACrown from "./ForACrown.svelte";

mount(ForACrown, { target: document.querySelector("#gallery")! });
