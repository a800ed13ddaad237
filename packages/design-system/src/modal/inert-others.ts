// Makes everything on the page inert but what a modal dialog needs.

/** The largest parts of the page that hold nothing of what is kept, and are not inert already. */
const partsBeside = (kept: readonly Element[], parent: Element): Element[] =>
  [...parent.children].flatMap((part) => {
    if (kept.includes(part) || part.hasAttribute("inert")) return [];
    return kept.some((element) => part.contains(element)) ? partsBeside(kept, part) : part;
  });

/** Returns how to undo it. */
export const inertOthers = (kept: readonly Element[]): (() => void) => {
  const parts = partsBeside(kept, document.body);
  const turn = (inert: boolean) => {
    for (const part of parts) part.toggleAttribute("inert", inert);
  };
  turn(true);
  return () => turn(false);
};
