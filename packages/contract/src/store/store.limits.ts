// Constants of the store's search, front and counts.

/** The response header of a list that was searched with corrected words. */
export const correctedHeader = "search-corrected";
/** The most cards in a row of the store's front page. */
export const frontMost = 12;
/** Products are counted up to this number and one more, which stands for "more". */
export const storeCountMost = 1_000;
/** Products installed by fewer companies are not listed as used: the list would reveal what a single company uses. */
export const usedByLeast = 3;
export const usedDays = 90;
