// Positions the toasts: at the bottom of the window, unless that covers the focused element, an invalid field or a
// dialog; then below the navigation bar, where that is free.

const dialog = ":is([role*=dialog], dialog[open])";

/** Cost of covering an element, per pixel of its height. */
const weights: [string, number][] = [
  [":is(input, select, textarea, button, a):focus, [aria-invalid=true]", 1e6],
  [`${dialog} :is(button, a)`, 1e3],
  [dialog, 1],
];

/** Moves the list only if the cost is at least `few`, because a message that moves while it is being read is lost. */
export const keepOff = (list: HTMLElement, few: number): void => {
  const { style, firstElementChild: toast } = list;
  if (!toast) return;
  const { left, right } = toast.getBoundingClientRect();
  const roots = new Set<unknown>([
    list.getRootNode(),
    document,
    document.activeElement?.shadowRoot,
  ]);
  const covered = weights.flatMap(([selector, weight]) =>
    [...roots].flatMap((root) =>
      [...((root as ParentNode | undefined)?.querySelectorAll(selector) ?? [])]
        .filter(
          (element) => !list.contains(element) && !element.closest("[inert], [aria-hidden=true]"),
        )
        .map((element) => ({
          weight,
          at: (
            (weight > 1e3 && element.closest("[data-slot=field]")) ||
            element
          ).getBoundingClientRect(),
        }))
        .filter(({ at }) => at.left < right && at.right > left),
    ),
  );
  const cost = (from: number, to: number) =>
    covered.reduce(
      (sum, { at, weight }) =>
        sum + weight * Math.max(0, Math.min(to, at.bottom) - Math.max(from, at.top)),
      0,
    );

  const now = list.getBoundingClientRect();
  if (cost(now.top, now.bottom) < few) return;
  style.cssText = "";
  const { height, bottom } = list.getBoundingClientRect();
  const lowest = bottom - height;
  const bar = (list.getRootNode() as ParentNode).querySelector("[data-slot=nav-bar]");
  const below = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0);
  const [top = lowest] = [
    lowest,
    below,
    0,
    ...covered.flatMap(({ at }) => [at.top - height, at.bottom]),
  ]
    .filter((from) => from >= 0 && from <= lowest)
    .toSorted((one, other) => cost(one, one + height) - cost(other, other + height));
  if (top === lowest) return;
  style.top = `${top}px`;
  style.bottom = "auto";
};
