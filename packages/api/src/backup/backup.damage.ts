// Explains to people what is wrong with a backup file.

export const cutOff = () => new Error("The backup is incomplete.");
export const damaged = (how: string) => new Error(`The backup is damaged: ${how}.`);
export const foreign = (path: string) => new Error(`${path} is not a backup of this program.`);

const unread: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `The file ${path} does not exist.`,
  ENOTDIR: (path) => `The file ${path} does not exist.`,
  EISDIR: (path) => `${path} is a folder.`,
  EACCES: (path) => `This account has no permission to read ${path}.`,
};

/**
 * Error codes of PostgreSQL for values that do not fit their column or violate a constraint, and for missing tables and
 * columns.
 */
const isOfRow = /^(?:2[23]...|42P01|42703)$/;

/** PostgreSQL's code for a row whose key another row has. */
const isTwice = "23505";
const twice = (message: string, detail = "") =>
  new Error(
    `Nothing was restored, because two rows have the same key: ${[message, detail].filter(Boolean).join(": ")}`,
  );

/** Explains an error that occurred while reading the backup `path`; returns any other error unchanged. */
export function explainDamage(error: unknown, path: string): unknown {
  if (error instanceof SyntaxError) return damaged("a line cannot be parsed");
  if (!(error instanceof Error)) return error;
  const {
    code = "",
    syscall,
    message,
    detail,
  } = error as NodeJS.ErrnoException & { detail?: string };
  const sentence = syscall === "open" || syscall === "read" ? unread[code]?.(path) : undefined;
  if (sentence !== undefined) return new Error(sentence);
  if (code === isTwice) return twice(message, detail);
  if (code === "Z_BUF_ERROR") return cutOff();
  if (code === "Z_DATA_ERROR" && message === "incorrect header check") return foreign(path);
  return code.startsWith("Z_") || isOfRow.test(code) ? damaged(message) : error;
}
