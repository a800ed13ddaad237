// Writes dist/styles.css: the tokens, the font and the classes of the components, for applications without Tailwind.
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

await build({
  root,
  configFile: false,
  logLevel: "warn",
  base: "./",
  plugins: [tailwindcss()],
  build: {
    outDir: "dist",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: "src/styles.css",
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? "styles.css" : "fonts/[name][extname]",
      },
    },
  },
});
