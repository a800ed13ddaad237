// How a company's licenses are filtered, sorted and counted.

/** Filters of a company's licenses. */
export const licenseFilters = [
  "due",
  "unpaid",
  "installed",
  "not_installed",
  "unused",
  "expired",
  "hidden",
  "update",
] as const;
export type LicenseFilter = (typeof licenseFilters)[number];

export const licenseOrders = ["renewal", "name", "cost"] as const;
export type LicenseOrder = (typeof licenseOrders)[number];

export const licenseExportFormats = ["csv", "ics"] as const;
export type LicenseExportFormat = (typeof licenseExportFormats)[number];

export const licenseListLimits = {
  search: 100,
  /** People of a license are counted up to this number and one more, which stands for "more". */
  people: 999,
} as const;

/** How many days before the end of a license its company is reminded. */
export const reminderDays = [30, 7, 1] as const;
