// Converts a build's contents from the server's response to what the comparison needs.
import type { BuildContents, SqlContents } from "@lanyard/contract";
import type { Contents } from "./contents.ts";

/**
 * Rebuilds the script: each statement, with the comments before it, at its line. The response lacks the text after the
 * last statement.
 */
export function formatScript({ statements }: Pick<SqlContents, "statements">): string {
  const lines: string[] = [];
  for (const { line, text } of statements) {
    while (lines.length < line - 1) lines.push("");
    const [first = "", ...rest] = text.split("\n");
    // Two statements may begin on the same line.
    if (lines.length >= line) lines.push(`${lines.pop() ?? ""} ${first}`, ...rest);
    else lines.push(first, ...rest);
  }
  return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}

export const toContents = ({ archive, sql }: BuildContents): Contents => ({
  files:
    archive === null
      ? []
      : archive.unread !== null
        ? undefined
        : archive.files.map(({ path, size, type, hash }) => ({
            path,
            size,
            hash,
            isText: type === "text",
          })),
  filesCut: archive?.truncated === 1,
  sql: sql === null ? "" : sql.unread === null ? formatScript(sql) : undefined,
  sqlCut: sql !== null && (sql.truncated === 1 || sql.statements.some(({ cut }) => cut === 1)),
});
