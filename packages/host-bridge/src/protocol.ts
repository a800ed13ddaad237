// Every message between a guest and its host, a row for each type, and the types derived from the rows. The meaning of
// each row is in words.ts, which guests do not load.

/** The kinds of fields, and their TypeScript types. */
export interface Kinds {
  text: string;
  number: number;
  /** Of an element, a form or a topic; hosts use numbers or names. */
  id: string | number;
  list: readonly unknown[];
  record: Readonly<Record<string, unknown>>;
  /** Any JSON value; its reader has to check it. */
  any: unknown;
  theme: "light" | "dark" | "contrast";
  direction: "ltr" | "rtl";
}
export type Kind = keyof Kinds;

/** `?` after a kind: optional. `|`: one of the fields with this mark is required. */
export type Need = "" | "?" | "|";
/** A row lists its fields as `name:kind`, separated by spaces. */
export type Rows = Readonly<Record<string, string>>;

const answer = "id:id? data:any? value:any? request:text? error:text?";
const look = "locale:text? theme:theme? direction:direction? height:number?";

// oxfmt-ignore
export const fromHost = {
  "setup":       `api_session:text? company_token:text| app_token:text| user:any? capabilities:list? ${look}`,
  "host.look":   look,
  "dispatcher":  "id:id? data:any| value:any|",
  "function":    "function:text id:id? data:any? value:any? request:text?",
  "option":      "id:id? data:any| value:any|",
  "date":        "id:id? from:text? to:text? data:any? value:any? request:text?",
  "search":      "id:id? value:text?",
  "filter":      "id:id? data:any| value:any|",
  "people":      "id:id? data:list| user:any|",
  "get.data":    "id:id? request:text?",
  "put.element": answer,
  "put.form":    answer,
  "put.input":   answer,
  "put.options": answer,
} as const satisfies Rows;

// oxfmt-ignore
export const fromGuest = {
  "app.startup":   "version:number?",
  "app.height":    "height:number",
  "popup.open":    "size:text? html:text| url:text| config:record? data:any? callback:text?",
  "popup.close":   "data:any?",
  "toast.message": "text:text",
  "toast.alert":   "text:text",
  "get.element":   "id:id request:text?",
  "set.element":   "id:id value:any",
  "get.form":      "id:id? request:text?",
  "get.input":     "id:id request:text?",
  "set.input":     "id:id value:any callback:text?",
  "get.options":   "id:id value:text? request:text?",
  "show.element":  "id:id",
  "hide.element":  "id:id",
  "put.data":      "id:id? data:any? request:text? error:text?",
} as const satisfies Rows;

type RowField<Row> = Row extends `${infer First} ${infer Rest}` ? First | RowField<Rest> : Row;
type FieldName<Field> = Field extends `${infer Name}:${string}` ? Name : never;
type Bare<Field> = Field extends `${infer Text}${"?" | "|"}` ? Text : Field;
type FieldKind<Field> = Bare<Field> extends `${string}:${infer K extends Kind}` ? K : never;
type IsNeeded<Field> = Field extends `${string}:${Kind}` ? true : false;

type Message<Type, Row> = { readonly type: Type } & {
  readonly [
    Field in RowField<Row> as IsNeeded<Field> extends true ? FieldName<Field> : never
  ]: Kinds[FieldKind<Field>];
} & {
  readonly [Field in RowField<Row> as IsNeeded<Field> extends true ? never : FieldName<Field>]?:
    | Kinds[FieldKind<Field>]
    | undefined;
};

/** The messages of a table as a union, discriminated by `type`. */
export type MessageOf<R extends Rows, Type extends keyof R = keyof R> = {
  [T in keyof R]: { [Name in keyof Message<T, R[T]>]: Message<T, R[T]>[Name] };
}[Type];

export type HostType = keyof typeof fromHost;
export type GuestType = keyof typeof fromGuest;
/** The messages that a guest receives, of all types or of one. */
export type HostMessage<Type extends HostType = HostType> = MessageOf<typeof fromHost, Type>;
/** The messages that a guest sends, of all types or of one. */
export type GuestMessage<Type extends GuestType = GuestType> = MessageOf<typeof fromGuest, Type>;

/** The messages that ask for something; `put.` messages answer `get.` messages. */
export type Question = Extract<GuestType, `get.${string}`>;
export const toAnswerType = (question: Question): HostType => toPutType(question) as HostType;
/** The type of the answer to a question, also to one that the protocol does not have. */
export const toPutType = (question: string): string => question.replace("get", "put");
export const isQuestion = (type: string): boolean => type.startsWith("get.");

/** The protocol's version. A guest sends it when it starts; hosts that do not know it ignore it. */
export const version = 1;
/** The size of every popup. */
export const popupSize = "normal";
/** The form that is meant when none is named. */
export const defaultFormId = "test";
