// How long a sign-in lasts, and how often somebody may guess a password.

/** Since its last use; remembered ones are those of `remember_me`. */
export const sessionLength = { hours: 12, rememberedDays: 30 } as const;
/** Per e-mail and network address. */
export const loginAttempts = { most: 10, minutes: 15 } as const;
/** Per network address, whatever the e-mails: slows down who tries one password on everybody. */
export const loginAttemptsOfAddress = { most: 300, minutes: 15 } as const;
