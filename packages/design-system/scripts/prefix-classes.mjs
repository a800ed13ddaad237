// Gives every class of the built modules the library's prefix, so that no other style sheet on the page means the same.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { readModule } from "./class-edits.mjs";

const marksOfParents = /^(?:group|peer)(?:\/|$)/;
/** One word may be anything; several, or one with a hyphen or a colon, are classes when Tailwind says so. */
const looksLikeClasses = (text) => /[\s:[-]/.test(text.trim());

/** What is said of a class that Tailwind does not know, and of a text that it takes for classes though no module uses it so. */
function problemsOf(path, { classes, others, unsure }, known) {
  const unknown = [...classes].filter((name) => !known.has(name) && !marksOfParents.test(name));
  const missed = others().filter(
    (text) =>
      looksLikeClasses(text) &&
      text
        .trim()
        .split(/\s+/)
        .every((name) => known.has(name)),
  );
  return [
    ...unsure.map((text) => `${path}: may be no class at all, write it with cx: ${text}`),
    ...unknown.map((name) => `${path}: no such class: ${name}`),
    ...missed.map((text) => `${path}: classes outside of className, cx and cva: ${text}`),
  ];
}

/** Rewrites the modules in `folder`. `known`: the classes that Tailwind made of them. Throws with every problem. */
export function prefixClasses(folder, known) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".js"));
  const modules = new Map(
    paths.map((path) => [path, readModule(readFileSync(join(folder, path), "utf8"))]),
  );
  for (let open = true; open;) {
    open = false;
    for (const [path, { wanted }] of modules)
      for (const { from, name } of wanted.splice(0)) {
        modules.get(posix.join(posix.dirname(path), from))?.find(name);
        open = true;
      }
  }
  const problems = [...modules].flatMap(([path, module]) => problemsOf(path, module, known));
  if (problems.length > 0) throw new Error(`The classes cannot be told:\n${problems.join("\n")}`);
  for (const [path, module] of modules) writeFileSync(join(folder, path), module.write());
}
