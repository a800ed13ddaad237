// Whether a text is a day of the calendar.

/** Such as `2026-03-01`. For a nonexistent day such as 30 February, `toJSON` returns null or another one. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && (new Date(text).toJSON() ?? "").startsWith(text);
