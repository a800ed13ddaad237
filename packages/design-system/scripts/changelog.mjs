// Checks the changelog: it must cover each version that the manifest names, and all changes before a release.
import { readdirSync } from "node:fs";

/** Changeset files whose changes have no version yet. */
export const pendingIn = (folder) =>
  readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md");

/**
 * Versions named by the manifest without a heading in the changelog; a future version may be missing while changes are
 * pending.
 */
export const unwrittenVersions = ({ version, components }, changelog, pending) => {
  const headings = new Set(changelog.match(/(?<=^## )\S+/gm));
  const toCome = (since) => since !== version && pending.length > 0;
  const versions = new Set([version, ...components.flatMap(({ since }) => since ?? [])]);
  return [...versions].filter((since) => !headings.has(since) && !toCome(since));
};
