// What the manual says about a component: when to use it, its parts, its keys, and what a screen reader says.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Looks beside the component; a provider's manual stands under the name of what it provides. Nothing when it has none. */
export const manualOf = async (root, path) => {
  const file = [path, path.replace("Provider", "")]
    .map((name) => join(root, "src", name.replace(/\.tsx$/, ".manual.ts")))
    .find((name) => existsSync(name));
  return file ? (await import(pathToFileURL(file).href)).default : undefined;
};
