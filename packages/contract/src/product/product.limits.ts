// What a product is called, and what kinds there are.

export const productKind = "app";
export const productNameMost = 120;
/** What a list of products can be searched for, in code points. */
export const productSearchMost = 100;
/** Products are counted up to here; what is more is said as one more. */
export const productCountMost = 10_000;

/** How a creator's list can be sorted: by the newest product, the latest change, or the title. */
export const productSorts = ["newest", "updated", "title"] as const;
export type ProductSort = (typeof productSorts)[number];
