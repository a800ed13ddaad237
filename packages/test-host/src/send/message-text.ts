// A message as a form holds it: a text for each field of its row, and the JSON text that becomes of them.
import {
  protocolTable,
  type HostType,
  type Kind,
  type ProtocolField,
  type ProtocolRow,
} from "@lanyard/host-bridge/protocol";

export const hostRows: readonly ProtocolRow[] = protocolTable.filter(({ from }) => from === "host");

export const rowOf = (type: HostType): ProtocolRow => hostRows.find((row) => row.type === type)!;

export type Texts = Readonly<Record<string, string>>;

/** Kinds whose values are written as JSON, as their text alone does not say what they are. */
export const isJson = (kind: Kind): boolean => ["list", "record", "any"].includes(kind);

/** Fields as the form shows them; what is not there is empty. */
export const textsOf = (type: HostType, values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    rowOf(type).fields.map(({ name, kind }) => {
      const value = values[name];
      if (value === undefined) return [name, ""];
      if (typeof value === "string" && !isJson(kind)) return [name, value];
      return [name, JSON.stringify(value, undefined, 2)];
    }),
  );

export type Problems = Readonly<Record<string, string>>;

function valueOf({ kind }: ProtocolField, text: string): unknown {
  if (isJson(kind)) return JSON.parse(text);
  // An id may be either; a host that numbers its elements sends numbers.
  if (kind === "number" || (kind === "id" && /^\d{1,15}$/.test(text))) return Number(text);
  return text;
}

/** An empty text that has to be there is sent as one; any other empty field is left out. */
const isLeftOut = ({ kind, need }: ProtocolField, text: string) =>
  text === "" && !(kind === "text" && need === "needed");

/** The message's text, or what is wrong with its fields. What the protocol thinks of it is asked elsewhere. */
export function messageOf(
  type: HostType,
  texts: Texts,
): { readonly text: string } | { readonly problems: Problems } {
  const problems: Record<string, string> = {};
  const message: Record<string, unknown> = { type };
  for (const field of rowOf(type).fields) {
    const text = texts[field.name] ?? "";
    if (isLeftOut(field, text)) continue;
    try {
      message[field.name] = valueOf(field, text);
    } catch {
      problems[field.name] = "This is no JSON. A text stands in quotation marks.";
    }
  }
  return Object.keys(problems).length > 0 ? { problems } : { text: JSON.stringify(message) };
}

/** Examples and recordings name no company: the present one's token takes this place. */
export const tokenPlace = "{{company_token}}";
