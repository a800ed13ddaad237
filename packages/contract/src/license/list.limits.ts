// How a company's licenses are filtered, sorted and counted.

/** Filters of a company's licenses. */
export const deskFilters = [
  "due",
  "unpaid",
  "installed",
  "not_installed",
  "unused",
  "expired",
  "hidden",
  "update",
] as const;
export type DeskFilter = (typeof deskFilters)[number];

export const deskOrders = ["renewal", "name", "cost"] as const;
export type DeskOrder = (typeof deskOrders)[number];

export const deskFormats = ["csv", "ics"] as const;
export type DeskFormat = (typeof deskFormats)[number];

export const deskLimits = {
  search: 100,
  /** People of a license are counted up to this number and one more, which stands for "more". */
  people: 999,
} as const;

/** How many days before the end of a license its company is reminded. */
export const reminderDays = [30, 7, 1] as const;
