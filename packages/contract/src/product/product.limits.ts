// Limits and options of products and their lists.

export const productKind = "app";
export const productNameMost = 120;
/** The longest search text for a list of products, in code points. */
export const productSearchMost = 100;
/** Products are counted up to this number and one more, which stands for "more". */
export const productCountMost = 10_000;

/** How a creator's list can be sorted: by the newest product, the latest change, or the title. */
export const productSorts = ["newest", "updated", "title"] as const;
export type ProductSort = (typeof productSorts)[number];
