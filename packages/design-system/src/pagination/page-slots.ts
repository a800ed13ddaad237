// Which page numbers to show: the first, the last, the current one and its neighbours.

/**
 * Page numbers, with a gap where some are left out. Always seven slots (or all pages, if fewer), so that the buttons
 * stay in place.
 */
export const pageSlots = (page: number, pages: number): (number | "gap before" | "gap after")[] => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), "gap after", pages];
  if (page >= pages - 3) return [1, "gap before", ...range(pages - 4, pages)];
  return [1, "gap before", page - 1, page, page + 1, "gap after", pages];
};
