// Filters and limits of the review queue.

/** Claimed by nobody, by the caller, or by anybody. */
export const claimFilters = ["free", "mine", "claimed"] as const;
export type ClaimFilter = (typeof claimFilters)[number];

/** Review times cover this many days and are only given for at least this many reviews, as fewer are not meaningful. */
export const reviewTimeLimits = { days: 30, least: 5 } as const;

/** How many creators with waiting builds a search returns at most. */
export const waitingCreatorsMost = 20;
