// Builds the console; translations are emitted beside the code, one file a language.
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { calls } from "./calls.plugin.ts";
import { compress } from "./compress.plugin.ts";
import { mdx } from "./mdx.plugin.ts";
import { translations } from "./translations.plugin.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:4400";

export default defineConfig({
  plugins: [calls(), mdx(), react(), tailwindcss(), translations(), compress()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: { target: "es2023", sourcemap: false, manifest: true },
  server: { port: 4401, proxy: { "/api": api, "/files": api } },
});
