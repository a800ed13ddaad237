// Makes a message of what arrived, or says why it is none; only the fields of its row are taken over.
import { readJson, type Limits, type Unread } from "./json.ts";
import {
  fromGuest,
  fromHost,
  type GuestMessage,
  type HostMessage,
  type Kind,
  type MessageOf,
  type Need,
  type Rows,
} from "./protocol.ts";

export type Reason = Unread | "unknown type" | "wrong field";
export interface Dropped {
  readonly dropped: Reason;
  /** The type that nobody knows, or the fields that are missing or hold something else. */
  readonly detail?: string | undefined;
}
export type Read<M> = { readonly message: M } | Dropped;

/** Of which kinds a value is, besides `any`; none of their names lies within another. */
const kindsOf = (value: unknown) => {
  if (typeof value === "string")
    return `text id ${/^(light|dark|contrast)$/.test(value) ? "theme" : /^(ltr|rtl)$/.test(value) && "direction"}`;
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "record";
  return Number.isFinite(value) ? "number id" : "";
};

/** The fields of a row: whole, name, kind and need of each. */
export const fieldsOf = (row: string) =>
  row.matchAll(/(\w+):(\w+)([?|]?)/g) as Iterable<readonly [string, string, Kind, Need]>;

/** Reads a record as a message of `type`: also what came within another message, as the fields of a popup. */
export function readFields<R extends Rows, Type extends keyof R & string>(
  rows: R,
  type: Type,
  // No field is named like something that every object has.
  from: Readonly<Record<string, unknown>>,
): Read<MessageOf<R, Type>> {
  const message: Record<string, unknown> = { type };
  const wrong: string[] = [];
  const either: string[] = [];
  for (const [, name, kind, need] of fieldsOf(rows[type] ?? "")) {
    const value = from[name];
    // Plain hosts write null for what they do not have.
    const isThere = value !== undefined && (value !== null || kind === "any");
    if (need === "|") either.push(name);
    if (isThere && (kind === "any" || kindsOf(value).includes(kind))) message[name] = value;
    else if (isThere || !need) wrong.push(name);
  }
  if (either.length > 0 && !either.some((name) => name in message)) wrong.push(either.join(" or "));
  return wrong.length > 0
    ? { dropped: "wrong field", detail: `${type}: ${wrong.join(", ")}` }
    : { message: message as MessageOf<R, Type> };
}

const readText = <R extends Rows>(rows: R, text: unknown, limits?: Limits): Read<MessageOf<R>> => {
  const json = readJson(text, limits);
  if ("dropped" in json) return json;
  const from = Object(json.value) as Readonly<Record<string, unknown>>;
  const { type } = from;
  return typeof type === "string" && Object.hasOwn(rows, type)
    ? (readFields(rows, type, from) as Read<MessageOf<R>>)
    : { dropped: "unknown type", detail: JSON.stringify(type)?.slice(0, 40) };
};

/** What a guest received. */
export const readFromHost = (text: unknown, limits?: Limits): Read<HostMessage> =>
  readText(fromHost, text, limits);
/** What a host received. */
export const readFromGuest = (text: unknown, limits?: Limits): Read<GuestMessage> =>
  readText(fromGuest, text, limits);
