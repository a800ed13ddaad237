// What tells the library's classes, variables and elements from everybody else's on a page.

export const prefix = "ly-";

/** The class of an element of ours that has no other. */
export const marker = `${prefix}own`;

/** Every element of ours, with the weight of an id: no rule of a page that is written for elements or classes wins over it. */
export const ours = `:is([class^="${prefix}"], [class*=" ${prefix}"], #${prefix})`;

/** Drawings that components use; an icon that the application puts somewhere says so. */
const drawing = `[class^="lucide "]:not([data-slot="icon"])`;

/** Elements of ours that the application gave a class: it stands before ours. */
const given = `[class*=" ${prefix}"]:not([class^="${prefix}"], ${drawing})`;
export const placed = `:is(#${prefix}, ${given})`;

/** The same, heavier than any selector of element names, and lighter than one class. */
export const placedLightly = `:where(${given}):not(${Array(9).fill("x").join(" ")})`;

/** Adds the weight of an id to a selector, and changes nothing else. */
export const weight = `:not(#${prefix})`;

/** Adds the weight of an id, and leaves out what the application gave a class. */
export const unplaced = `:is([class^="${prefix}"], ${drawing}, #${prefix})`;
