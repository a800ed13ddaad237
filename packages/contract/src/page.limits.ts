// How many entries one page of a list holds.
export const pageLimits = { standard: 60, most: 200 } as const;
