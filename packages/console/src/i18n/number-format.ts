// Cached number formatters: creating one takes a hundred times as long as formatting a number.

const formats = new Map<string, Intl.NumberFormat>();

/** Throws for options that Intl rejects. */
export function numberFormat(
  language: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}
