import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Short marks of a component's own styles: each stands in a board's chunk a hundred times.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` } };
