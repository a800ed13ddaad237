// The protocol for others: its rows, types and readers, and the table that documents are made of.
import {
  fromGuest,
  fromHost,
  type GuestType,
  type HostType,
  type Kind,
  type Rows,
} from "./protocol.ts";
import { fieldsOf } from "./parse.ts";
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
  /** `one of`: of the fields of this message that say so, one has to be there. */
  readonly need: "needed" | "optional" | "one of";
}
export interface ProtocolRow {
  readonly type: HostType | GuestType;
  readonly from: "host" | "guest";
  readonly fields: readonly ProtocolField[];
  readonly does: string;
}

const needs = { "": "needed", "?": "optional", "|": "one of" } as const;

const rowsOf = (rows: Rows, from: ProtocolRow["from"]): ProtocolRow[] =>
  Object.entries(rows).map(([name, row]) => {
    const type = name as HostType | GuestType;
    const fields = Array.from(fieldsOf(row), ([, field, kind, need]) => ({
      name: field,
      kind,
      need: needs[need],
    }));
    return { type, from, fields, does: words[type] };
  });

export const protocolTable: readonly ProtocolRow[] = [
  ...rowsOf(fromHost, "host"),
  ...rowsOf(fromGuest, "guest"),
];
