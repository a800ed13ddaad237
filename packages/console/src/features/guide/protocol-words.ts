// The host bridge's protocol rows for the guide: each message's fields in the order required, one of several, optional.
import { protocolTable, type ProtocolField, type ProtocolRow } from "@lanyard/host-bridge/protocol";

/** What each message does, by message type, in a language other than English. */
export type MessageWords = Readonly<Record<ProtocolRow["type"], string>>;

export const listMessages = (from: ProtocolRow["from"], words?: MessageWords): ProtocolRow[] =>
  protocolTable
    .filter((row) => row.from === from)
    .map((row) => (words ? { ...row, does: words[row.type] } : row));

/** The field as its type reads: `user?: any`. */
export const fieldText = ({ name, kind, need }: ProtocolField): string =>
  `${name}${need === "optional" ? "?" : ""}: ${kind}`;

/** The fields in groups: those of which one is required form a group, every other field stands alone. */
export function fieldGroups({ fields }: ProtocolRow): (readonly ProtocolField[])[] {
  const either = fields.filter(({ need }) => need === "one of");
  const filterByNeed = (kind: ProtocolField["need"]) =>
    fields.filter(({ need }) => need === kind).map((field) => [field]);
  return [
    ...filterByNeed("needed"),
    ...(either.length > 0 ? [either] : []),
    ...filterByNeed("optional"),
  ];
}

/** Splits the description at backticks: every second part is code. */
export const splitAtBackticks = (does: string): string[] => does.split("`");
