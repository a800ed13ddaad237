// Determines an application's npm name: as given, or derived from its folder's name.

/** Whether it is a valid npm name without a scope. */
const isName = (name: string) => /^[a-z0-9][a-z0-9._-]{0,213}$/.test(name);

/**
 * Names that npm forbids, and names of the template's dependencies, because npm cannot install a package into itself.
 */
const reserved = ["node_modules", "favicon.ico", "vite", "typescript"];

export type NameResult = { readonly name: string } | { readonly problem: string };

const advice = "use lowercase letters and digits, and . _ - after the first character";

export function createName(folderName: string, requested?: string): NameResult {
  const name =
    requested ??
    folderName
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9._-]+/g, "-")
      .replaceAll(/^[._-]+|-+$/g, "");
  if (reserved.includes(name))
    return { problem: `An application cannot be called ${name}. Choose another name.` };
  if (isName(name)) return { name };
  return {
    problem: requested
      ? `${JSON.stringify(name)} is not a valid package name: ${advice}.`
      : `No package name can be derived from the folder name ${JSON.stringify(folderName)}. Set one with --name: ${advice}.`,
  };
}
