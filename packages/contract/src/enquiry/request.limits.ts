// Requests in writing: visitors ask for a functionality, companies for a proposal about a product.

export const requestKinds = ["functionality", "proposal"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** `closed`: nobody will work on it any more, whether or not it was answered. */
export const requestStates = ["open", "answered", "closed"] as const;
export type RequestState = (typeof requestStates)[number];

/** `atOnce`: how many requests one call closes. */
export const requestLimits = { search: 100, answer: 4_000, atOnce: 200 } as const;
