// Loads the manual of a component: when to use it, its parts, its keyboard use and its screen reader output.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Looks for the manual beside the component; that of a provider has the name without "Provider". Undefined if there is
 * none.
 */
export const manualOf = async (root, path) => {
  const file = [path, path.replace("Provider", "")]
    .map((name) => join(root, "src", name.replace(/\.tsx$/, ".manual.ts")))
    .find((name) => existsSync(name));
  return file ? (await import(pathToFileURL(file).href)).default : undefined;
};
