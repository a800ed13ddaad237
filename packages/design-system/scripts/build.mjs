// Builds dist/, the folder to publish: modules, types, styles, manifest and its own package.json.
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, readJson, writeJson } from "../../../scripts/publish.mjs";
import { pendingIn, unwrittenVersions } from "./changelog.mjs";
import { needsBrowser } from "./client-modules.mjs";
import { writeManifest } from "./manifest.mjs";
import { writeLicences } from "./licences.mjs";
import { allowUndefined } from "./optional-types.mjs";
import { publicPackage } from "./public-package.mjs";
import { writeStyles } from "./styles.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

/**
 * Returns the source of a compiled module, from which `needsBrowser` decides whether a server-rendering framework must
 * send it to the browser.
 */
const sourceOf = (path) => {
  const source = [".tsx", ".ts"]
    .map((ending) => join(root, "src", path.replace(/\.js$/, ending)))
    .find((file) => existsSync(file));
  return readFileSync(source, "utf8");
};

const finishModules = () => {
  for (const path of readdirSync(dist, { recursive: true })) {
    const file = join(dist, path);
    if (path.endsWith(".js") && needsBrowser(sourceOf(path)))
      // On the first line, because the source map counts lines.
      writeFileSync(file, `"use client"; ${readFileSync(file, "utf8")}`);
    // The compiler keeps the sources' file extensions in the types, which not every TypeScript version can resolve.
    if (path.endsWith(".d.ts"))
      writeFileSync(
        file,
        allowUndefined(readFileSync(file, "utf8")).replace(
          /((?:from|import\() *"\.[^"]*)\.tsx?"/g,
          '$1.js"',
        ),
      );
  }
};

compile(root);
finishModules();
await writeStyles(dist);
cpSync(join(root, "tokens"), join(dist, "tokens"), { recursive: true });
const unwritten = unwrittenVersions(
  await writeManifest(root, dist),
  readFileSync(join(root, "CHANGELOG.md"), "utf8"),
  pendingIn(join(root, "../../.changeset")),
);
if (unwritten.length > 0)
  throw new Error(`The changelog has no entry for version ${unwritten.join(", ")}.`);
/** The guide, whose links to other documents lead nowhere in the package. */
const guide = readFileSync(join(root, "../../docs/design-system.md"), "utf8");
writeFileSync(
  join(dist, "GUIDE.md"),
  guide.replaceAll(/ ?\(\[[^\]]+\]\((?!https:)[^)]+\)\)|\[([^\]]+)\]\((?!https:)[^)]+\)/g, "$1"),
);
writeLicences(dist);
writeJson(join(dist, "package.json"), publicPackage(readJson(join(root, "package.json"))));
