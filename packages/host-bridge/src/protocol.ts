// Every message between a guest and its host: a row each, by its type, and the types that follow. What a row means is in words.ts, which no guest loads.

/** What a field holds; the values are what TypeScript makes of it. */
export interface Kinds {
  text: string;
  number: number;
  /** Flags on this product's wires are 0 and 1; who writes by hand says true. */
  flag: boolean | 0 | 1;
  /** Of an element, a form, a topic: hosts number them or name them. */
  id: string | number;
  list: readonly unknown[];
  record: Readonly<Record<string, unknown>>;
  /** Any value that JSON can hold; who uses it has to look at it. */
  any: unknown;
  theme: "light" | "dark" | "contrast";
  direction: "ltr" | "rtl";
}
export type Kind = keyof Kinds;

/** `?` after a kind: may be missing. `|`: one of those that bear it has to be there. */
export type Need = "" | "?" | "|";
export type Field = `${Kind}${Need}`;
type Row = Readonly<Record<string, Field>>;

const answer = {
  id: "id?",
  value: "any?",
  data: "any?",
  error: "text?",
  request: "text?",
} as const;
const look = { locale: "text?", theme: "theme?", direction: "direction?" } as const;

// oxfmt-ignore
export const fromHost = {
  "setup":       { api_session: "text", company_token: "text", user: "any?", ...look },
  "host.look":   look,
  "dispatcher":  { id: "id?", data: "any|", value: "any|" },
  "function":    { function: "text", id: "id?", data: "any?", value: "any?", request: "text?" },
  "option":      { id: "id?", value: "any|", data: "any|" },
  "date":        { id: "id?", from: "text", to: "text" },
  "search":      { id: "id?", value: "text" },
  "filter":      { id: "id?", value: "any|", data: "any|" },
  "people":      { id: "id?", data: "list|", user: "any|" },
  "get.data":    { id: "id?", request: "text?" },
  "put.element": answer,
  "put.form":    answer,
  "put.input":   answer,
  "put.options": answer,
} as const satisfies Readonly<Record<string, Row>>;

// oxfmt-ignore
export const fromGuest = {
  "app.startup":   { version: "number?" },
  "app.height":    { height: "number" },
  "popup.open":    { size: "text?", html: "text|", url: "text|", config: "record?", data: "any?", callback: "text?" },
  "popup.close":   { data: "any?" },
  "toast.message": { text: "text" },
  "toast.alert":   { text: "text" },
  "get.element":   { id: "id", request: "text?" },
  "set.element":   { id: "id", value: "any" },
  "get.form":      { id: "id?", request: "text?" },
  "get.input":     { id: "id", request: "text?" },
  "set.input":     { id: "id", value: "any" },
  "get.options":   { id: "id", value: "text?", request: "text?" },
  "show.element":  { id: "id" },
  "hide.element":  { id: "id" },
  "put.data":      { id: "id?", data: "any?", error: "text?", request: "text?" },
} as const satisfies Readonly<Record<string, Row>>;

export type Rows = Readonly<Record<string, Row>>;

/** What a field of a row takes, by its name in the table. */
type KindOf<F extends Field> = F extends `${infer K extends Kind}${"?" | "|"}` ? K : F;
type ValueOf<F extends Field> = KindOf<F> extends infer K extends Kind ? Kinds[K] : never;

type Message<Type, R extends Row> = { readonly type: Type } & {
  readonly [Name in keyof R as R[Name] extends Kind ? Name : never]: ValueOf<R[Name]>;
} & {
  readonly [Name in keyof R as R[Name] extends Kind ? never : Name]?: ValueOf<R[Name]> | undefined;
};

/** Of a table: every message, as one union that `type` tells apart. */
export type MessageOf<R extends Rows, Type extends keyof R = keyof R> = {
  [T in keyof R]: { [Name in keyof Message<T, R[T]>]: Message<T, R[T]>[Name] };
}[Type];

export type HostType = keyof typeof fromHost;
export type GuestType = keyof typeof fromGuest;
/** What a guest receives, all of it or of one type. */
export type HostMessage<Type extends HostType = HostType> = MessageOf<typeof fromHost, Type>;
/** What a guest sends, all of it or of one type. */
export type GuestMessage<Type extends GuestType = GuestType> = MessageOf<typeof fromGuest, Type>;

/** Which message answers a question. */
export const answersOf = {
  "get.element": "put.element",
  "get.form": "put.form",
  "get.input": "put.input",
  "get.options": "put.options",
} as const satisfies Partial<Record<GuestType, HostType>>;
export type Question = keyof typeof answersOf;

/** The protocol's version, which a guest names when it starts; hosts that know none ignore it. */
export const version = 1;
/** The size of every popup. */
export const popupSize = "normal";
/** The form that is meant where none is named. */
export const defaultFormId = "test";
