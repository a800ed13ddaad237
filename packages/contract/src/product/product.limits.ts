// What a product is called, and what kinds there are.

export const productKind = "app";
export const productNameMost = 120;
