// What people ask for by writing: visitors for a functionality, companies for a proposal about a product.

export const requestKinds = ["functionality", "proposal"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** `closed`: nothing more will be done about it, whether or not it was answered. */
export const requestStates = ["open", "answered", "closed"] as const;
export type RequestState = (typeof requestStates)[number];

/** `atOnce`: how many are closed by one call. */
export const requestLimits = { search: 100, answer: 4_000, atOnce: 200 } as const;
