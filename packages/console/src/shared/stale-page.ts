// Marks a page that the server rendered for another reader than this one. index.html hides a marked page.

export const markStale = (): void => {
  document.documentElement.dataset["reader"] = "other";
};

/** Removes the mark; returns whether there was one. */
export function takeStaleMark(): boolean {
  const marked = document.documentElement.dataset["reader"] === "other";
  delete document.documentElement.dataset["reader"];
  return marked;
}
