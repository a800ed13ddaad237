// Adds the library's prefix to every class in the built modules, so that no other style sheet on a page uses the same
// names.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { readModule } from "./class-edits.mjs";

const marksOfParents = /^(?:group|peer)(?:\/|$)/;
/**
 * A single word may be any string; several words, or one with a hyphen, colon or bracket, are taken for classes if
 * Tailwind knows them.
 */
const looksLikeClasses = (text) => /[\s:[-]/.test(text.trim());

/** Reports classes that Tailwind does not know, and strings that look like classes but are not used as such. */
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
    ...unsure.map((text) => `${path}: the class may be missing, write it with cx: ${text}`),
    ...unknown.map((name) => `${path}: unknown class: ${name}`),
    ...missed.map((text) => `${path}: classes outside of className, cx and cva: ${text}`),
  ];
}

/**
 * Rewrites the modules in `folder`. `known` has the classes that Tailwind generated for them. Throws with all problems.
 */
export function prefixClasses(folder, known) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".js"));
  const modules = new Map(
    paths.map((path) => [path, readModule(readFileSync(join(folder, path), "utf8"))]),
  );
  for (let open = true; open;) {
    open = false;
    for (const [path, { required }] of modules)
      for (const { from, name } of required.splice(0)) {
        modules.get(posix.join(posix.dirname(path), from))?.find(name);
        open = true;
      }
  }
  const problems = [...modules].flatMap(([path, module]) => problemsOf(path, module, known));
  if (problems.length > 0)
    throw new Error(`Some classes cannot be determined:\n${problems.join("\n")}`);
  for (const [path, module] of modules) writeFileSync(join(folder, path), module.write());
}
