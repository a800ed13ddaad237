// Whether the server rendered the page for another reader than this one. While it is marked so, index.html hides it.

export const markOther = (): void => {
  document.documentElement.dataset["reader"] = "other";
};

/** Removes the mark; answers whether there was one. */
export function takeMark(): boolean {
  const { dataset } = document.documentElement;
  const marked = dataset["reader"] === "other";
  delete dataset["reader"];
  return marked;
}
