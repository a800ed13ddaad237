// Builds the console: first what browsers load, then, with `--ssr`, the renderer that the server loads.
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { calls } from "./calls.plugin.ts";
import { compress } from "./compress.plugin.ts";
import { entryName } from "./src/shared/entry-name.ts";
import { head } from "./head.plugin.ts";
import { mdx } from "./mdx.plugin.ts";
import { preload } from "./preload.plugin.ts";
import { textVersions, translations } from "./translations.plugin.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:4400";

/** Packages change rarely and stay in caches; the first page comes in few files, each worth its request. */
const output = {
  codeSplitting: {
    groups: [
      { name: "vendor", tags: ["$initial" as const], test: /node_modules/ },
      { name: entryName, tags: ["$initial" as const] },
      // Of a few bytes; beside the fields of files, which use them too, they would bring them to every product page.
      { name: "trash", test: /lucide-react.*(?:trash|[\\/]x\.m?js)/ },
      // So are these two, which would come with an administrator's tools to a company's people.
      { name: "wide", test: /console\/src\/shared\/(?:useWide|download)\.ts/ },
      // For the same reason: what fields of every kind keep.
      { name: "state", test: /own-state|useControlText/ },
      // And beside the sums of an editor or the parser of links in a text, which the login has not: how an address looks.
      { name: "email", test: /contract\/src\/url\.ts|required-email|held-problem/ },
      { name: "trans", test: /html-parse-stringify|react-i18next.*Trans/ },
      { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 700 },
    ],
  },
  // The name of a shared chunk is the list of all who share it.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
};

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        plugins: [calls(), mdx(), react(), textVersions()],
        define: {
          "process.env.NODE_ENV": '"production"',
          // What Node calls so is no reader's.
          localStorage: "undefined",
        },
        // All in one file: where the server runs, none of its packages is installed.
        ssr: {
          noExternal: true,
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
          preload(),
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
          modulePreload: { polyfill: false },
          rolldownOptions: { output },
        },
        server: { port: 4401, proxy: { "/api": api, "/files": api } },
      },
);
