// The console's texts: one file for each language and namespace, `locales/<language>/<namespace>.json`.

/** The namespace with the texts of every page; pages load the others as they need them. */
export const mainTexts = "translation";

export const namespaces = [
  mainTexts,
  "difference",
  "embed",
  "guide",
  "office",
  "operations",
  "preflight",
  "review",
  "store",
] as const;

export type Namespace = (typeof namespaces)[number];

/** The name of a file below /assets/i18n; `passages` has the text for the guide's search. */
export const textsFile = (language: string, namespace: string): string =>
  `${namespace === mainTexts ? "" : `${namespace}.`}${language}.json`;
