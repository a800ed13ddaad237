// Whether the server rendered the page for another reader than this one. While it is marked so, index.html hides it.

export const markOther = (): void => {
  document.documentElement.dataset["reader"] = "other";
};

export const isOther = (): boolean => document.documentElement.dataset["reader"] === "other";

/** Removes the mark; answers whether there was one. */
export function takeMark(): boolean {
  const marked = isOther();
  delete document.documentElement.dataset["reader"];
  return marked;
}
