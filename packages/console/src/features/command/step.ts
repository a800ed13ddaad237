// Moves the focus to the next or previous item of a page's list: cards, rows, items.

const things = "main :is(article, tbody tr, [data-slot=list-item])";

export function stepIn(by: 1 | -1): void {
  const links = [...document.querySelectorAll(things)].flatMap(
    (thing) => thing.querySelector<HTMLAnchorElement>("a[href]") ?? [],
  );
  const at = links.findIndex((link) => link.closest(things)?.contains(document.activeElement));
  const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
  links[next]?.focus();
}
