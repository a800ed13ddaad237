// Compiles styles.css and its fonts, with the library's prefix on every name, and writes tailwind.css with the roles as
// classes.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { classesIn, ownStyles } from "./own-styles.mjs";
import { prefixClasses } from "./prefix-classes.mjs";
import { applicationTheme, componentTheme } from "./tailwind-theme.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** `outDir` must contain the compiled modules: their classes are generated, and prefixed in the modules. */
export const writeStyles = async (outDir) => {
  const base = readFileSync(join(root, "src/base.css"), "utf8");
  writeFileSync(join(outDir, "tokens.css"), readFileSync(join(root, "src/tokens.css")));
  writeFileSync(join(outDir, "tailwind.css"), applicationTheme());
  writeFileSync(join(outDir, "style-sheet.d.ts"), "export {};\n");
  const input = join(outDir, "whole.css");
  writeFileSync(input, `@import "tailwindcss" source(none);\n${componentTheme(base)}`);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    base: "./",
    plugins: [tailwindcss()],
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css")) ? "styles.css" : "fonts/[name][extname]",
        },
      },
    },
  });
  rmSync(input);
  const output = join(outDir, "styles.css");
  const css = readFileSync(output, "utf8");
  prefixClasses(outDir, classesIn(css));
  writeFileSync(output, ownStyles(css));
};
