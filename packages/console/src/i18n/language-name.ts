// The name of a language as the reader writes it in a sentence: italiano, Italian.
export const languageName = (code: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? code;
