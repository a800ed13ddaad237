// How long a sign-in lasts, and how often somebody may guess a password.

/** The time since a session's last use; `rememberedDays` with `remember_me`. */
export const sessionLength = { hours: 12, rememberedDays: 30 } as const;

/** Wrong passwords of one account from one network address. */
export const loginAttempts = { most: 10, minutes: 15 } as const;

const day = 24 * 60;
/** Wrong passwords from addresses where the account has not signed in before: the longer it goes on, the slower. */
export const strangerAttempts = {
  /** Of one account from one address. */
  pair: { most: 20, minutes: day },
  /** From one address, of whatever accounts. */
  address: { most: 50, minutes: 15 },
  /** Of one account, from all these addresses together. */
  accountHour: { most: 30, minutes: 60 },
  accountDay: { most: 100, minutes: day },
} as const;
/** An address is known for so long after the last sign-in from there. */
export const knownAddressDays = 365;
