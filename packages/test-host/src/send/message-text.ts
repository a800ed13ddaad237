// A message in the form: a text for each field of its row, and conversion to the message's JSON.
import {
  protocolTable,
  type HostType,
  type Kind,
  type ProtocolField,
  type ProtocolRow,
} from "@lanyard/host-bridge/protocol";

export const hostRows: readonly ProtocolRow[] = protocolTable.filter(({ from }) => from === "host");

export const findRow = (type: HostType): ProtocolRow => hostRows.find((row) => row.type === type)!;

export type Texts = Readonly<Record<string, string>>;

/** Whether values of this kind are entered as JSON, because plain text would be ambiguous. */
export const isJson = (kind: Kind): boolean => ["list", "record", "any"].includes(kind);

/** The texts of the fields in the form; empty for missing values. */
export const toTexts = (type: HostType, values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    findRow(type).fields.map(({ name, kind }) => {
      const value = values[name];
      if (value === undefined) return [name, ""];
      if (typeof value === "string" && !isJson(kind)) return [name, value];
      return [name, JSON.stringify(value, undefined, 2)];
    }),
  );

export type Problems = Readonly<Record<string, string>>;

function parseValue({ kind }: ProtocolField, text: string): unknown {
  if (isJson(kind)) return JSON.parse(text);
  // An id may be a text or a number; a host that numbers its elements sends numbers.
  if (kind === "number" || (kind === "id" && /^\d{1,15}$/.test(text))) return Number(text);
  return text;
}

/** An empty required text is sent as an empty string; all other empty fields are omitted. */
const isOmitted = ({ kind, need }: ProtocolField, text: string) =>
  text === "" && !(kind === "text" && need === "needed");

/** The message's JSON, or the problems of its fields. Validation against the protocol happens elsewhere. */
export function composeMessage(
  type: HostType,
  texts: Texts,
): { readonly text: string } | { readonly problems: Problems } {
  const problems: Record<string, string> = {};
  const message: Record<string, unknown> = { type };
  for (const field of findRow(type).fields) {
    const text = texts[field.name] ?? "";
    if (isOmitted(field, text)) continue;
    try {
      message[field.name] = parseValue(field, text);
    } catch {
      problems[field.name] = "This is no JSON. A text stands in quotation marks.";
    }
  }
  return Object.keys(problems).length > 0 ? { problems } : { text: JSON.stringify(message) };
}

/** Placeholder in examples and recordings, replaced with the current company's token. */
export const tokenPlace = "{{company_token}}";
