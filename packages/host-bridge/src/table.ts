// The protocol for other tools: its rows, types and readers, and the table for documentation.
import {
  fromGuest,
  fromHost,
  type GuestType,
  type HostType,
  type Kind,
  type Rows,
} from "./protocol.ts";
import { matchFields } from "./parse.ts";
import { words } from "./words.ts";

export * from "./protocol.ts";
export { limits, readJson, type Json, type Limits } from "./json.ts";
export {
  readFields,
  readFromGuest,
  readFromHost,
  type Dropped,
  type Read,
  type Reason,
} from "./parse.ts";

export interface ProtocolField {
  readonly name: string;
  readonly kind: Kind;
  /** `one of`: one of this message's fields with this mark is required. */
  readonly need: "needed" | "optional" | "one of";
}
export interface ProtocolRow {
  readonly type: HostType | GuestType;
  readonly from: "host" | "guest";
  readonly fields: readonly ProtocolField[];
  readonly does: string;
}

const needs = { "": "needed", "?": "optional", "|": "one of" } as const;

const toRows = (rows: Rows, from: ProtocolRow["from"]): ProtocolRow[] =>
  Object.entries(rows).map(([name, row]) => {
    const type = name as HostType | GuestType;
    const fields = Array.from(matchFields(row), ([, field, kind, need]) => ({
      name: field,
      kind,
      need: needs[need],
    }));
    return { type, from, fields, does: words[type] };
  });

export const protocolTable: readonly ProtocolRow[] = [
  ...toRows(fromHost, "host"),
  ...toRows(fromGuest, "guest"),
];
