// Makes everything on the page inert except the parts that a modal dialog needs.

/** The largest elements that contain nothing from `active` and are not inert already. */
const partsBeside = (active: readonly Element[], parent: ParentNode): Element[] =>
  [...parent.children].flatMap((part) => {
    if (active.includes(part) || part.hasAttribute("inert")) return [];
    return active.some((element) => part.contains(element)) ? partsBeside(active, part) : part;
  });

/** The shadow roots around a node, innermost first. */
export const shadowsAround = (element: Node): ShadowRoot[] => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...shadowsAround(root.host)] : [];
};

/** Returns a function that undoes it. */
export const inertOthers = (active: readonly Element[]): (() => void) => {
  const shadows = [...new Set(active.flatMap(shadowsAround))];
  const withHosts = [...active, ...shadows.map(({ host }) => host)];
  const parts = [...shadows, document.body].flatMap((parent) => partsBeside(withHosts, parent));
  const turn = (inert: boolean) => {
    for (const part of parts) part.toggleAttribute("inert", inert);
  };
  turn(true);
  return () => turn(false);
};
