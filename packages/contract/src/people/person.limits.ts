// Limits of a company's list of people: text lengths in characters, and counts.
export const personLimits = {
  userId: 200,
  name: 120,
  email: 254,
  department: 120,
  search: 200,
  /** People on one company's list. */
  people: 10_000,
  /** Departments that the server lists. */
  departments: 500,
  /** Length of a CSV file to import. */
  csv: 2_000_000,
  /** Wrong rows of a CSV file that are reported. */
  errors: 100,
  /** People that one call removes, or that a host names in one call. */
  atOnce: 200,
} as const;
