// How much a company's list of people holds.
export const personLimits = {
  userId: 200,
  name: 120,
  email: 254,
  department: 120,
  search: 200,
  /** On the list of one company. */
  people: 10_000,
  /** Departments that are listed. */
  departments: 500,
  /** Of a file to import. */
  csv: 2_000_000,
  /** Wrong rows of a file that are said. */
  errors: 100,
  /** Removed by one call, or told by a host in one. */
  atOnce: 200,
} as const;
