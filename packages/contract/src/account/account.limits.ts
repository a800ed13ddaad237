// How long a password and a username are.
export const passwordLimits = { least: 10, most: 200 } as const;
export const usernameMost = 60;
