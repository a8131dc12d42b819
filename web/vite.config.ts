/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogue.ts";
import { icons } from "./icons.ts";
import { licences } from "./licences.ts";

const server = process.env["ROYAUMES_SERVER"] ?? "http://127.0.0.1:8437";

export default defineConfig({
  base: "./", // the server says where its files are: it may share its host with others
  plugins: [svelte(), catalogues(), icons(), licences()],
  build: {
    outDir: "../src/royaumes/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/me/": server },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
