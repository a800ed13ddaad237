// Cached number formatters: creating one takes a hundred times as long as formatting a number.

const made = new Map<string, Intl.NumberFormat>();

/** Throws for options that Intl rejects. */
export function numberFormat(
  language: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.NumberFormat(language, options);
  made.set(key, format);
  return format;
}
