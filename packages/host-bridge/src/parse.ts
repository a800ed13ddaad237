// Converts received text to a message, or says why it is none; keeps only the fields of the message's row.
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
  /** The unknown type, or the fields that are missing or have the wrong kind. */
  readonly detail?: string | undefined;
  /** What identifies the message to its sender, who can be told. */
  readonly head?: Head | undefined;
}
export interface Head {
  readonly type: string;
  readonly id?: string | number | undefined;
  readonly request?: string | undefined;
}
export type Read<M> = { readonly message: M } | Dropped;

/** The kinds of a value besides `any`, as one string to search in; no kind's name contains another. */
const getKinds = (value: unknown) => {
  if (typeof value === "string")
    return `text id ${/^(light|dark|contrast)$/.test(value) ? "theme" : /^(ltr|rtl)$/.test(value) && "direction"}`;
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "record";
  return Number.isFinite(value) ? "number id" : "";
};

/** The fields of a row, as matches: whole field, name, kind and need. */
export const matchFields = (row: string) =>
  row.matchAll(/(\w+):(\w+)([?|]?)/g) as Iterable<readonly [string, string, Kind, Need]>;

/** Reads a record as a message of `type`; also a record within another message, such as the fields of a popup. */
export function readFields<R extends Rows, Type extends keyof R & string>(
  rows: R,
  type: Type,
  // Safe, because no field is named like a property of Object.prototype.
  record: Readonly<Record<string, unknown>>,
): Read<MessageOf<R, Type>> {
  const message: Record<string, unknown> = { type };
  const wrong: string[] = [];
  const either: string[] = [];
  for (const [, name, kind, need] of matchFields(rows[type] ?? "")) {
    const value = record[name];
    // Plain hosts send null for missing values.
    const isThere = value !== undefined && (value !== null || kind === "any");
    if (need === "|") either.push(name);
    if (isThere && (kind === "any" || getKinds(value).includes(kind))) message[name] = value;
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
  const record = Object(json.value) as Readonly<Record<string, unknown>>;
  const { type, id, request } = record;
  const result: Read<MessageOf<R>> =
    typeof type === "string" && Object.hasOwn(rows, type)
      ? (readFields(rows, type, record) as Read<MessageOf<R>>)
      : { dropped: "unknown type", detail: JSON.stringify(type)?.slice(0, 40) };
  if ("message" in result || typeof type !== "string") return result;
  const head = {
    type: type.slice(0, 40),
    ...(getKinds(id).includes("id") && { id: id as string }),
    ...(typeof request === "string" && { request }),
  };
  return { ...result, head };
};

/** Reads what a guest received. */
export const readFromHost = (text: unknown, limits?: Limits): Read<HostMessage> =>
  readText(fromHost, text, limits);
/** Reads what a host received. */
export const readFromGuest = (text: unknown, limits?: Limits): Read<GuestMessage> =>
  readText(fromGuest, text, limits);
