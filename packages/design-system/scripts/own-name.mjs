// Names and selectors that tell the library's classes, variables and elements from all others on a page.

export const prefix = "ly-";

/** Class of our elements that have no other class. */
export const marker = `${prefix}own`;

/**
 * Selects all our elements with the specificity of an id, so that no page rule for elements or classes wins over it.
 */
export const ours = `:is([class^="${prefix}"], [class*=" ${prefix}"], #${prefix})`;

/** Icons that components use; an icon placed by the application has `data-slot="icon"`. */
const drawing = `[class^="lucide "]:not([data-slot="icon"])`;

/** Our elements to which the application gave a class, which comes before our classes. */
const given = `[class*=" ${prefix}"]:not([class^="${prefix}"], ${drawing})`;
export const placed = `:is(#${prefix}, ${given})`;

/** The same elements with a specificity above any selector of element names and below a single class. */
export const placedLightly = `:where(${given}):not(${Array(9).fill("x").join(" ")})`;

/** Adds the specificity of an id to a selector without changing what it selects. */
export const weight = `:not(#${prefix})`;

/** Adds the specificity of an id, and excludes elements to which the application gave a class. */
export const unplaced = `:is([class^="${prefix}"], ${drawing}, #${prefix})`;
