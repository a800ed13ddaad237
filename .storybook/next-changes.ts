// The texts of all changesets that wait for a release, one after the other.
const files = import.meta.glob<string>("../.changeset/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

const waiting = Object.values(files)
  .filter((text) => text.startsWith("---"))
  .map((text) => text.split("---").slice(2).join("---").trim());

export const nextChanges = waiting.length === 0 ? "Nothing yet." : waiting.join("\n\n---\n\n");
