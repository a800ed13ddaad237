// How a language writes numbers of a kind, made once: making it takes a hundred times as long as writing one.

const made = new Map<string, Intl.NumberFormat>();

/** Throws at options that Intl refuses. */
export function numberFormat(
  language: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.NumberFormat(language, options);
  made.set(key, format);
  return format;
}
