// What is compared of the contents of a build, as the server tells them.
import type { BuildContents, SqlContents } from "@lanyard/contract";
import type { Contents } from "./contents.ts";

/** The statements at their lines, with the comments before them; what stands behind the last one is not told. */
export function scriptOf({ statements }: Pick<SqlContents, "statements">): string {
  const lines: string[] = [];
  for (const { line, text } of statements) {
    while (lines.length < line - 1) lines.push("");
    const [first = "", ...rest] = text.split("\n");
    // Two statements may begin in one line.
    if (lines.length >= line) lines.push(`${lines.pop() ?? ""} ${first}`, ...rest);
    else lines.push(first, ...rest);
  }
  return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}

export const contentsOf = ({ archive, sql }: BuildContents): Contents => ({
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
  sql: sql === null ? "" : sql.unread === null ? scriptOf(sql) : undefined,
  sqlCut: sql !== null && (sql.truncated === 1 || sql.statements.some(({ cut }) => cut === 1)),
});
