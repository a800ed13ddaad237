// How many entries of a list one page holds.
export const pageLimits = { standard: 60, most: 200 } as const;
