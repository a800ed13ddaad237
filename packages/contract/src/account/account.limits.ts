// Length limits of passwords and usernames, in characters.
export const passwordLimits = { least: 10, most: 200 } as const;
export const usernameMost = 60;

/** Changing an e-mail address: how long the mailed links are valid, and how often one account may ask. */
export const emailChange = {
  confirmHours: 24,
  undoDays: 7,
  requests: { most: 5, minutes: 60 },
} as const;

export const userRoles = ["creator", "admin"] as const;
