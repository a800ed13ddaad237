// How the queue of the review is narrowed, and what is counted of it.

/** Nobody has it, who asks has it, anybody has it. */
export const claimFilters = ["free", "mine", "claimed"] as const;
export type ClaimFilter = (typeof claimFilters)[number];

/** Of how many days review times are told, and how many reviews there have to be of them: fewer say nothing. */
export const reviewTimeLimits = { days: 30, least: 5 } as const;

/** How many creators a search among those with waiting builds finds. */
export const waitingCreatorsMost = 20;
