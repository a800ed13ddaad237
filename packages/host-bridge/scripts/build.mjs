// Builds dist/, the folder that is published: modules, types, and a package.json of its own.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, readJson, writeJson } from "../../../scripts/publish.mjs";
import { publicPackage } from "./public-package.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

compile(root);
for (const name of readdirSync(dist)) {
  const file = join(dist, name);
  // The compiler leaves the `.ts` extensions in the types; not every version of TypeScript resolves them.
  if (name.endsWith(".d.ts"))
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll(/(["']\.[^"']*)\.ts(["'])/g, "$1.js$2"),
    );
  // Frameworks with server rendering need this directive to send the module to the browser.
  if (name === "react.js") writeFileSync(file, `"use client";\n${readFileSync(file, "utf8")}`);
}
writeJson(join(dist, "package.json"), publicPackage(readJson(join(root, "package.json"))));
