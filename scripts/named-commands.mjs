// The npm scripts that the documents name, so that a test finds those that do not exist, and the nightly run starts
// each.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const read = (path) => readFileSync(join(root, path), "utf8");

/** As a command names them: `lint`, or with its workspace `dev -w @lanyard/console`. */
export function existing() {
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  for (const folder of readdirSync(join(root, "packages"))) {
    const { name, scripts: own } = JSON.parse(read(join("packages", folder, "package.json")));
    scripts.push(...Object.keys(own).map((script) => `${script} -w ${name}`));
  }
  return scripts;
}

const command = /npm (?:run )?(?:--silent )?((?<=run )[a-z][\w:-]*|start|test)( -w @[\w/-]+)?/g;
/** Further commands in the first cell of a table: `npm run format`, `lint`, `types`. */
const row = /^\| `npm (?:run|start|test)[^|]*/gm;

/** Each with the documents that name it. */
export function documented() {
  const pathsByCommand = new Map();
  const add = (name, path) => pathsByCommand.set(name, [...(pathsByCommand.get(name) ?? []), path]);
  const docs = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  for (const path of ["README.md", "CONTRIBUTING.md", ...docs.map((name) => join("docs", name))]) {
    const text = read(path);
    for (const [, script, workspace = ""] of text.matchAll(command)) add(script + workspace, path);
    for (const [cell] of text.matchAll(row))
      for (const [, script] of cell.matchAll(/`([a-z][\w:]*)(?: --[^`]*)?`/g)) add(script, path);
  }
  return pathsByCommand;
}
