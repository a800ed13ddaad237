// The host bridge's rows as the guide shows them: which fields a message has, in the order of their need.
import { protocolTable, type ProtocolField, type ProtocolRow } from "@lanyard/host-bridge/protocol";

/** What each message does, by its type, in a language that is not the package's English. */
export type MessageWords = Readonly<Record<ProtocolRow["type"], string>>;

export const messagesFrom = (from: ProtocolRow["from"], words?: MessageWords): ProtocolRow[] =>
  protocolTable
    .filter((row) => row.from === from)
    .map((row) => (words ? { ...row, does: words[row.type] } : row));

/** As its type is written: `user?: any`. */
export const fieldText = ({ name, kind, need }: ProtocolField): string =>
  `${name}${need === "optional" ? "?" : ""}: ${kind}`;

/** Fields in groups: each for itself, and those of which one has to be there together. */
export function fieldGroups({ fields }: ProtocolRow): (readonly ProtocolField[])[] {
  const either = fields.filter(({ need }) => need === "one of");
  const of = (wanted: ProtocolField["need"]) =>
    fields.filter(({ need }) => need === wanted).map((field) => [field]);
  return [...of("needed"), ...(either.length > 0 ? [either] : []), ...of("optional")];
}

/** What a message does, cut at what is code: every second part is. */
export const partsOf = (does: string): string[] => does.split("`");
