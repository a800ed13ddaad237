// Settings of servers under test: their few people do in minutes what others do in years.
export const noQuotas = {
  PRODUCTS_PER_HOUR: "999999999",
  BUILDS_IN_PROGRESS: "999999999",
  STORED_MEGABYTES: "999999999",
} as const;
