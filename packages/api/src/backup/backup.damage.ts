// Explains to people what is wrong with a backup file.

export const cutOff = () => new Error("The backup is cut off.");
export const damaged = (how: string) => new Error(`The backup is damaged: ${how}.`);
export const foreign = (path: string) => new Error(`${path} is no backup of this program.`);

const unread: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file ${path}.`,
  ENOTDIR: (path) => `There is no file ${path}.`,
  EISDIR: (path) => `${path} is a folder.`,
  EACCES: (path) => `This account may not read ${path}.`,
};

/**
 * Error codes of PostgreSQL for values that do not fit their column or violate a constraint, and for missing tables and
 * columns.
 */
const isOfRow = /^(?:2[23]...|42P01|42703)$/;

/** Explains an error that occurred while reading the backup `path`; returns any other error unchanged. */
export function damageOf(error: unknown, path: string): unknown {
  if (error instanceof SyntaxError) return damaged("a line is not what was written");
  if (!(error instanceof Error)) return error;
  const { code = "", syscall, message } = error as NodeJS.ErrnoException;
  const sentence = syscall === "open" || syscall === "read" ? unread[code]?.(path) : undefined;
  if (sentence !== undefined) return new Error(sentence);
  if (code === "Z_BUF_ERROR") return cutOff();
  if (code === "Z_DATA_ERROR" && message === "incorrect header check") return foreign(path);
  return code.startsWith("Z_") || isOfRow.test(code) ? damaged(message) : error;
}
