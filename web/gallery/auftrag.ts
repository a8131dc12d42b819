/** The gallery of Im Auftrag des Königs: `?position=middle&shape=tall&width=390&height=546&lang=fr&theme=dark`. */

import "../src/app.css";
import { mount } from "svelte";
import Auftrag from "./Auftrag.svelte";

const target = document.getElementById("gallery");
if (target) mount(Auftrag, { target, props: { query: new URLSearchParams(location.search) } });
