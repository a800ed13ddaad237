// Whether the page that the server wrote is for another reader than this one. While it is marked so, index.html hides it.

const { dataset } = document.documentElement;

export const markOther = (): void => {
  dataset["reader"] = "other";
};

/** Ends the mark. */
export function takeMark(): boolean {
  const marked = dataset["reader"] === "other";
  delete dataset["reader"];
  return marked;
}
