// Names and selectors that tell the library's classes, variables and elements from all others on a page.

export const prefix = "ly-";

/** Class of our elements that have no other class. */
export const marker = `${prefix}own`;

/** Selects nothing, with the specificity of two ids: pages have rules such as `#root button`. */
export const ids = `#${prefix}#${prefix}`;

/** Selects all our elements, with the specificity of `ids`, so that no ordinary rule of a page wins over it. */
export const ours = `:is([class^="${prefix}"], [class*=" ${prefix}"], ${ids})`;

/** Our elements to which the application gave a class, which comes before our classes. */
const selector = `[class*=" ${prefix}"]:not([class^="${prefix}"])`;
export const placed = `:is(${ids}, ${selector})`;

/** The same elements with a specificity above any selector of element names and below a single class. */
export const placedLightly = `:where(${selector}):not(${Array(9).fill("x").join(" ")})`;

/** Adds the specificity of `ids` to a selector without changing what it selects. */
export const weight = `:not(${ids})`;

/** Adds the specificity of `ids`, and excludes elements to which the application gave a class. */
export const unplaced = `:is([class^="${prefix}"], ${ids})`;
