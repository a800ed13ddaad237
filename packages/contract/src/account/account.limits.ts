// How long a password is.
export const passwordLimits = { least: 10, most: 200 } as const;
