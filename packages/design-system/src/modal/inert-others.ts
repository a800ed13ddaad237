// Makes everything on the page inert except the parts that a modal dialog needs.

/** The largest elements that contain nothing from `kept` and are not inert already. */
const partsBeside = (kept: readonly Element[], parent: ParentNode): Element[] =>
  [...parent.children].flatMap((part) => {
    if (kept.includes(part) || part.hasAttribute("inert")) return [];
    return kept.some((element) => part.contains(element)) ? partsBeside(kept, part) : part;
  });

/** The shadow roots around a node, innermost first. */
export const shadowsAround = (element: Node): ShadowRoot[] => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...shadowsAround(root.host)] : [];
};

/** Returns a function that undoes it. */
export const inertOthers = (kept: readonly Element[]): (() => void) => {
  const shadows = [...new Set(kept.flatMap(shadowsAround))];
  const held = [...kept, ...shadows.map(({ host }) => host)];
  const parts = [...shadows, document.body].flatMap((parent) => partsBeside(held, parent));
  const turn = (inert: boolean) => {
    for (const part of parts) part.toggleAttribute("inert", inert);
  };
  turn(true);
  return () => turn(false);
};
