// Whether the page that the server wrote is for another reader than this one. While it is marked so, index.html hides it.

export const markOther = (): void => {
  document.documentElement.dataset["reader"] = "other";
};

/** Ends the mark. */
export function takeMark(): boolean {
  const { dataset } = document.documentElement;
  const marked = dataset["reader"] === "other";
  delete dataset["reader"];
  return marked;
}
