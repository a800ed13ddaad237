// The protocol's rows as tables for the README, each between its markers.
import { protocolTable, type ProtocolField, type ProtocolRow } from "../src/table.ts";

const fieldText = ({ name, kind, need }: ProtocolField) =>
  `\`${name}${need === "optional" ? "?" : ""}: ${kind}\``;

function formatFields({ fields }: ProtocolRow): string {
  const selectTexts = (target: ProtocolField["need"]) =>
    fields.filter(({ need }) => need === target).map(fieldText);
  const either = selectTexts("one of").join(" or ");
  return [...selectTexts("needed"), ...(either ? [either] : []), ...selectTexts("optional")].join(
    ", ",
  );
}

/** The cells of each row, the heading first. */
export const createTable = (from: ProtocolRow["from"]): string[][] => [
  ["message", "fields", "does"],
  ...protocolTable
    .filter((row) => row.from === from)
    .map((row) => [`\`${row.type}\``, formatFields(row), row.does]),
];

/** Pads the cells to the widest in their column, as the formatter does. */
const written = ([head = [], ...rows]: string[][]): string => {
  const widths = head.map((_, index) =>
    Math.max(...[head, ...rows].map((row) => row[index]!.length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index]!)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
};

const place = (from: ProtocolRow["from"]) =>
  new RegExp(`(<!-- messages of the ${from} -->\n\n)[^]*?(\n\n<!-- end -->)`);

export function withTables(readme: string): string {
  let text = readme;
  for (const from of ["host", "guest"] as const) {
    if (!place(from).test(text)) throw new Error(`The README has no place for the ${from}.`);
    text = text.replace(
      place(from),
      (_, begin: string, end: string) => begin + written(createTable(from)) + end,
    );
  }
  return text;
}
