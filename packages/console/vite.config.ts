// Builds the console: first the files for browsers; with `--ssr`, the renderer that the server loads.
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { calls } from "./calls.plugin.ts";
import { compress } from "./compress.plugin.ts";
import { head } from "./head.plugin.ts";
import { mdx } from "./mdx.plugin.ts";
import { textVersions, translations } from "./translations.plugin.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:4400";

/**
 * The scripts of every page, in two files: one of them changes with the packages only. What many pages share is one more;
 * otherwise each set of pages has its own.
 */
const groups = [
  { name: "vendor", tags: ["$initial" as const], test: /node_modules/ },
  { name: "console", tags: ["$initial" as const] },
  { name: "shared", minShareCount: 40 },
];

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        plugins: [calls(), mdx(), react(), textVersions()],
        define: {
          "process.env.NODE_ENV": '"production"',
          // Node's own `localStorage` global does not belong to a reader.
          localStorage: "undefined",
        },
        // Everything in one file, because the console's packages are not installed where the server runs.
        ssr: {
          noExternal: true as const,
          resolve: { conditions: ["source", ...defaultServerConditions] },
        },
        build: {
          target: "node22",
          outDir: "dist/server",
          copyPublicDir: false,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      }
    : {
        plugins: [
          calls(),
          mdx(),
          react(),
          tailwindcss(),
          translations(),
          textVersions(),
          head(),
          compress(),
        ],
        resolve: { conditions: ["source", ...defaultClientConditions] },
        build: {
          target: "es2023",
          sourcemap: false,
          manifest: true,
          rolldownOptions: { output: { codeSplitting: { groups } } },
        },
        server: { port: 4401, proxy: { "/api": api, "/files": api } },
      },
);
