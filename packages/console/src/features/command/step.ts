// Moves the focus to the next or previous item of a page's list: cards, rows, items.

const things = "main :is(article, tbody tr, [data-slot=list-item])";

export function stepInList(delta: 1 | -1): void {
  const links = [...document.querySelectorAll(things)].flatMap(
    (thing) => thing.querySelector<HTMLAnchorElement>("a[href]") ?? [],
  );
  const index = links.findIndex((link) => link.closest(things)?.contains(document.activeElement));
  const next = index === -1 ? (delta === 1 ? 0 : links.length - 1) : index + delta;
  links[next]?.focus();
}
