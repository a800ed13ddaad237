// Makes a message of what arrived, or says why it is none; only the fields of its row are taken over.
import { readJson, type Limits, type Unread } from "./json.ts";
import {
  fromGuest,
  fromHost,
  type Field,
  type GuestMessage,
  type HostMessage,
  type Kind,
  type MessageOf,
  type Rows,
} from "./protocol.ts";

export type Reason = Unread | "unknown type" | "wrong field";
export interface Dropped {
  readonly dropped: Reason;
  /** The type that nobody knows, or the fields that are missing or hold something else. */
  readonly detail?: string;
}
export type Read<M> = { readonly message: M } | Dropped;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);

const holds: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  number: isNumber,
  flag: (value) => value === true || value === false || value === 1 || value === 0,
  id: (value) => isText(value) || isNumber(value),
  list: Array.isArray,
  record: isRecord,
  any: () => true,
  theme: (value) => value === "light" || value === "dark" || value === "contrast",
  direction: (value) => value === "ltr" || value === "rtl",
};

const split = (field: string) => {
  const kind = field.replace(/[?|]$/, "");
  return { kind: kind as Kind, need: field.slice(kind.length) };
};

/** Reads a record as a message of `type`: also what came within another message, as the fields of a popup. */
export function readFields<R extends Rows, Type extends keyof R & string>(
  rows: R,
  type: Type,
  from: Readonly<Record<string, unknown>>,
): Read<MessageOf<R, Type>> {
  const message: Record<string, unknown> = { type };
  const wrong: string[] = [];
  const either: string[] = [];
  for (const [name, field] of Object.entries<Field>(rows[type] ?? {})) {
    const { kind, need } = split(field);
    const value = Object.hasOwn(from, name) ? from[name] : undefined;
    // Plain hosts write null for what they do not have.
    const isThere = value !== undefined && (value !== null || kind === "any");
    if (need === "|") either.push(name);
    if (isThere ? !holds[kind](value) : need === "") wrong.push(name);
    else if (isThere) message[name] = value;
  }
  if (either.length > 0 && !either.some((name) => name in message)) wrong.push(either.join(" or "));
  return wrong.length > 0
    ? { dropped: "wrong field", detail: `${type}: ${wrong.join(", ")}` }
    : { message: message as MessageOf<R, Type> };
}

const readText = <R extends Rows>(rows: R, text: unknown, limits?: Limits): Read<MessageOf<R>> => {
  const json = readJson(text, limits);
  if ("dropped" in json) return json;
  const from = isRecord(json.value) ? json.value : {};
  const type = Object.hasOwn(from, "type") ? from["type"] : undefined;
  return typeof type === "string" && Object.hasOwn(rows, type)
    ? (readFields(rows, type, from) as Read<MessageOf<R>>)
    : { dropped: "unknown type", detail: String(type).slice(0, 40) };
};

/** What a guest received. */
export const readFromHost = (text: unknown, limits?: Limits): Read<HostMessage> =>
  readText(fromHost, text, limits);
/** What a host received. */
export const readFromGuest = (text: unknown, limits?: Limits): Read<GuestMessage> =>
  readText(fromGuest, text, limits);
