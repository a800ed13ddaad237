// Marks a page that the server rendered for another reader than this one. index.html hides a marked page.

export const markOther = (): void => {
  document.documentElement.dataset["reader"] = "other";
};

export const isOther = (): boolean => document.documentElement.dataset["reader"] === "other";

/** Removes the mark; returns whether there was one. */
export function takeMark(): boolean {
  const marked = isOther();
  delete document.documentElement.dataset["reader"];
  return marked;
}
