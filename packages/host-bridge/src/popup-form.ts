// A form in a popup: its fields, reading an untrusted form, and finding required inputs that are empty.
import { readFields, type Dropped } from "./parse.ts";
import { defaultFormId, type MessageOf, type Rows } from "./protocol.ts";

/** What an input lets the user search for, by its type. */
export const sources = { people: "users", groups: "groups", activities: "activities" } as const;
export type SourceType = keyof typeof sources;
export type Source = (typeof sources)[SourceType];

export const inputTypes = [
  "text",
  "date",
  "select",
  "number",
  "hidden",
  "textarea",
  ...(Object.keys(sources) as SourceType[]),
] as const;
export type InputType = (typeof inputTypes)[number];

// oxfmt-ignore
const rows = {
  form:   "id:id? title:text? subtitle:text? body:list cancel_button:any? submit_button:any? other_buttons:list? submit_callback:text? async_selects:list?",
  input:  "name:text label:text? type:text options:list? placeholder:text? value:any? required:any? change_callback:text? keyup_callback:text? source:text? multiple:any?",
  option: "label:text value:id",
  button: "label:text callback:text?",
  own:    "label:text? callback:text?",
  select: "name:text source:text? multiple:any? placeholder:text?",
} as const satisfies Rows;

type PartFields<Part extends keyof typeof rows> = Omit<MessageOf<typeof rows, Part>, "type">;

export type PopupOption = PartFields<"option">;
export type PopupButton = PartFields<"button">;
export interface PopupInput extends Omit<
  PartFields<"input">,
  "type" | "options" | "required" | "source" | "multiple"
> {
  readonly type: InputType;
  readonly options: readonly PopupOption[];
  readonly required: boolean;
  /** Where an input for people, groups or activities searches. */
  readonly source?: Source;
  readonly multiple: boolean;
}
export interface PopupForm {
  readonly id: string;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly body: readonly PopupInput[];
  /** A form always has both of these; without a label, whoever shows the form supplies one. */
  readonly cancel_button: Partial<PopupButton>;
  readonly submit_button: Partial<PopupButton>;
  readonly other_buttons: readonly PopupButton[];
  readonly submit_callback?: string | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Thrown by the readers of a form's parts, because one unreadable part makes the whole form unreadable. */
class Unreadable extends Error {}
const refuse = (detail: string): never => {
  throw new Unreadable(detail);
};

function readPart<Part extends keyof typeof rows>(
  part: Part,
  value: unknown,
  where: string,
): PartFields<Part> {
  if (!isRecord(value)) return refuse(`${where}: not a record`);
  const result = readFields(rows, part, value);
  if ("dropped" in result) return refuse(`${where}, ${result.detail}`);
  const { type, ...own } = result.message as { readonly type: string };
  // `readFields` puts the part's name into `type`, which is no part of a form; only inputs have a field `type` of their
  // own.
  return (part === "input" ? { ...own, type } : own) as PartFields<Part>;
}

/** Flags are 0 and 1 in this product's protocols; people who write forms by hand write true, or as in HTML. */
const isOn = (flag: unknown, name: string) => [true, 1, "1", "true", name].includes(flag as string);
const mapList = <T>(
  list: readonly unknown[] | undefined,
  one: (each: unknown, index: number) => T,
): T[] => (list ?? []).map(one);

const isInputType = (type: string): type is InputType =>
  (inputTypes as readonly string[]).includes(type);
const isSource = (source: string): source is Source =>
  (Object.values(sources) as readonly string[]).includes(source);

/** A button is a record, or just its label. */
const readButton = <Part extends "button" | "own">(part: Part, value: unknown, where: string) =>
  readPart(part, typeof value === "string" ? { label: value } : value, where);

type Select = PartFields<"select">;

function readInput(value: unknown, index: number, selects: readonly Select[]): PopupInput {
  const where = `body[${index}]`;
  const {
    options,
    required,
    type,
    placeholder,
    source: sourceName,
    multiple,
    ...rest
  } = readPart("input", value, where) as PartFields<"input"> & {
    readonly type: string;
  };
  if (!isInputType(type)) return refuse(`${where}: unknown type ${type}`);
  const select = selects.find(({ name }) => name === rest.name);
  const source =
    select?.source ?? sourceName ?? (type in sources ? sources[type as SourceType] : undefined);
  if (source !== undefined && !isSource(source))
    return refuse(`${where}: unknown source ${source}`);
  return {
    ...rest,
    type,
    placeholder: placeholder ?? select?.placeholder,
    options: mapList(options, (each, place) =>
      readPart("option", each, `${where}.options[${place}]`),
    ),
    required: isOn(required, "required"),
    multiple: isOn(select?.multiple ?? multiple, "multiple"),
    ...(source !== undefined && type in sources && { source }),
  };
}

function readForm(value: unknown): PopupForm {
  const { id, body, cancel_button, submit_button, other_buttons, async_selects, ...rest } =
    readPart("form", value, "form");
  const selects = mapList(async_selects, (each, index) =>
    readPart("select", each, `async_selects[${index}]`),
  );
  const inputs = mapList(body, (each, index) => readInput(each, index, selects));
  const names = inputs.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return refuse(`body: duplicate input name ${twice}`);
  const readOwnButton = (button: unknown, where: string) =>
    button === undefined || button === null ? {} : readButton("own", button, where);
  return {
    ...rest,
    id: String(id ?? defaultFormId),
    body: inputs,
    cancel_button: readOwnButton(cancel_button, "cancel_button"),
    submit_button: readOwnButton(submit_button, "submit_button"),
    other_buttons: mapList(other_buttons, (each, index) =>
      readButton("button", each, `other_buttons[${index}]`),
    ),
  };
}

/** Reads an untrusted form; the result says what is wrong with it. */
export function readPopupForm(value: unknown): { readonly form: PopupForm } | Dropped {
  try {
    return { form: readForm(value) };
  } catch (error) {
    if (error instanceof Unreadable) return { dropped: "wrong field", detail: error.message };
    throw error;
  }
}

const emptyTexts: ReadonlySet<unknown> = new Set([
  undefined,
  null,
  "",
  "undefined",
  "null",
  "0000-00-00",
  "1970-01-01",
  "0000-00-00 00:00:00",
]);
/** Hosts write words and zero dates for missing values. A list of empty values is empty too. */
export const isEmpty = (value: unknown): boolean =>
  emptyTexts.has(value) || (Array.isArray(value) && value.every(isEmpty));

/** The required inputs that are empty, in the form's order; without hidden ones, which the user cannot fill in. */
export const missingInputs = (
  { body }: Pick<PopupForm, "body">,
  values: Readonly<Record<string, unknown>>,
): PopupInput[] =>
  body.filter(
    ({ name, required, type }) =>
      required &&
      type !== "hidden" &&
      isEmpty(Object.hasOwn(values, name) ? values[name] : undefined),
  );

/** Id of the element that shows a form's error texts. */
export const errorElementId = (formId: string = defaultFormId): string => `error-ref-${formId}`;
