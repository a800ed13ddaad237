// Builds the console: first the files for browsers; with `--ssr`, the renderer that the server loads.
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { calls } from "./calls.plugin.ts";
import { sharedFiles } from "./chunks.ts";
import { compress } from "./compress.plugin.ts";
import { head } from "./head.plugin.ts";
import { mdx } from "./mdx.plugin.ts";
import { preload } from "./preload.plugin.ts";
import { textVersions, translations } from "./translations.plugin.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:4400";

/** The configuration for browsers, without the splitting into chunks. */
const forBrowsers = () => ({
  plugins: [
    calls(),
    mdx(),
    preload(),
    react(),
    tailwindcss(),
    translations(),
    textVersions(),
    head(),
  ],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    target: "es2023",
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
  },
});

export default defineConfig(async ({ command, isSsrBuild }) =>
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
        ...forBrowsers(),
        // The first build writes no files, so only the second one has files to compress.
        plugins: [...forBrowsers().plugins, compress()],
        build: {
          ...forBrowsers().build,
          ...(command === "build" && {
            rolldownOptions: {
              output: {
                codeSplitting: { groups: await sharedFiles(forBrowsers()) },
                // A shared chunk keeps the name it has in the first build.
                chunkFileNames: ({ name }: { name: string }) =>
                  `assets/${name.split("~", 1)[0]}-[hash].js`,
              },
            },
          }),
        },
        server: { port: 4401, proxy: { "/api": api, "/files": api } },
      },
);
