// Lifts the quotas of servers under test, whose few users do in minutes what real ones do in years.
export const noQuotas = {
  PRODUCTS_PER_HOUR: "999999999",
  BUILDS_IN_PROGRESS: "999999999",
  STORED_MEGABYTES: "999999999",
} as const;
