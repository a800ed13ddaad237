// What the changelog has to say: of each version that the manifest names, and of every change before a release.
import { readdirSync } from "node:fs";

/** The changes that no version has yet: files of Changesets. */
export const pendingIn = (folder) =>
  readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md");

/** Versions that a manifest names and the changelog has no heading for; those to come may wait with their changes. */
export const unwrittenVersions = ({ version, components }, changelog, pending) => {
  const headings = new Set(changelog.match(/(?<=^## )\S+/gm));
  const toCome = (since) => since !== version && pending.length > 0;
  const named = new Set([version, ...components.flatMap(({ since }) => since ?? [])]);
  return [...named].filter((since) => !headings.has(since) && !toCome(since));
};
