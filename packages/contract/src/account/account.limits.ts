// Length limits of passwords and usernames, in characters.
export const passwordLimits = { least: 10, most: 200 } as const;
export const usernameMost = 60;
