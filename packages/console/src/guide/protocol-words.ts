// The host bridge's rows as the guide shows them: which fields a message has, in the order of their need.
import { protocolTable, type ProtocolField, type ProtocolRow } from "@lanyard/host-bridge/protocol";

export const messagesFrom = (from: ProtocolRow["from"]): ProtocolRow[] =>
  protocolTable.filter((row) => row.from === from);

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
