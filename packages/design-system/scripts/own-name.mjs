// What tells the library's classes, variables and elements from everybody else's on a page.

export const prefix = "ly-";

/** The class of an element of ours that has no other. */
export const marker = `${prefix}own`;

/** Every element of ours, with the weight of an id: no rule of a page that is written for elements or classes wins over it. */
export const ours = `:is([class^="${prefix}"], [class*=" ${prefix}"], #${prefix})`;

/** Elements of ours that the application gave a class: it stands before ours. */
export const placed = `:is([class*=" ${prefix}"], #${prefix}):where(:not([class^="${prefix}"]))`;

/** Adds the weight of an id to a selector, and changes nothing else. */
export const weight = `:not(#${prefix})`;
