// Constants of the store's search, front and counts.

/** The header of a list that was searched with other words than the typed ones. */
export const correctedHeader = "search-corrected";
/** Cards of a row of the store's front, at most. */
export const frontMost = 12;
/** Products are counted so far, and one more, which says that there are more. */
export const storeCountMost = 1_000;
/** What fewer companies than these have installed is not told: it would say what one of them uses. */
export const usedByLeast = 3;
export const usedDays = 90;
