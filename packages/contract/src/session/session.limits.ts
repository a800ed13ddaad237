// How long a session lasts, and how often somebody may guess a password or a token.

/** A session ends this long after its last use; `rememberedDays` applies with `remember_me`. */
export const sessionLength = { hours: 12, rememberedDays: 30 } as const;

/** Wrong passwords for one account from one network address. */
export const loginAttempts = { most: 10, minutes: 15 } as const;

/** Wrong company or app tokens from one network address; right ones are accepted and not counted. */
export const wrongTokenAttempts = { most: 30, minutes: 15 } as const;

const day = 24 * 60;
/**
 * Wrong passwords from addresses where the account has not signed in before; longer windows slow down persistent
 * guessing.
 */
export const strangerAttempts = {
  /** For one account from one address. */
  pair: { most: 20, minutes: day },
  /** From one address, for any accounts. */
  address: { most: 50, minutes: 15 },
  /** For one account, from all such addresses together. */
  accountHour: { most: 30, minutes: 60 },
  accountDay: { most: 100, minutes: day },
} as const;
/** For how many days after its last sign-in an address counts as trusted. */
export const trustedAddressDays = 365;
