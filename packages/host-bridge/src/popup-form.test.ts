// Popup forms: reading untrusted ones, the defaults of the specification, and when an input counts as empty.
import { describe, expect, it } from "vitest";
import { errorElementId, inputTypes, isEmpty, missingInputs, readPopupForm } from "./popup-form.ts";

const whole = {
  id: "people-form",
  title: "Badges",
  subtitle: "Who gets one",
  body: [
    {
      name: "title",
      label: "Title",
      type: "text",
      placeholder: "A word",
      value: "a",
      required: true,
      change_callback: "changed",
      keyup_callback: "typed",
    },
    {
      name: "kind",
      type: "select",
      options: [
        { label: "Small", value: 1 },
        { label: "Large", value: "l" },
      ],
    },
    { name: "who", type: "people", required: 1 },
  ],
  cancel_button: "No",
  submit_button: { label: "Send", callback: "sent" },
  other_buttons: ["Help", { label: "More", callback: "more" }],
  submit_callback: "submitted",
  async_selects: [{ name: "who", multiple: 1, placeholder: "Somebody" }],
};

const parseForm = (form: unknown) => {
  const result = readPopupForm(form);
  if ("dropped" in result) throw new Error(result.detail);
  return result.form;
};

it("is read with everything that may stand in it", () => {
  const { async_selects: _, ...form } = whole;
  expect(parseForm(whole)).toEqual({
    ...form,
    body: [
      { ...whole.body[0], options: [], multiple: false },
      { ...whole.body[1], required: false, multiple: false },
      {
        ...whole.body[2],
        required: true,
        multiple: true,
        source: "users",
        placeholder: "Somebody",
        options: [],
      },
    ],
    cancel_button: { label: "No" },
    other_buttons: [{ label: "Help" }, { label: "More", callback: "more" }],
  });
});

it.each([
  ["whole", whole],
  ["without buttons of its own", { body: [{ name: "a", type: "text" }] }],
])("that was read, %s, is read again as it is: a guest hands it on to its host", (_, form) => {
  const once = parseForm(form);
  expect(parseForm(JSON.parse(JSON.stringify(once)))).toEqual(once);
});

it("is the form `test` with two buttons unless it says more", () => {
  expect(parseForm({ body: [] })).toEqual({
    id: "test",
    body: [],
    cancel_button: {},
    submit_button: {},
    other_buttons: [],
  });
  expect(parseForm({ body: [], id: 7, cancel_button: null })).toMatchObject({
    id: "7",
    cancel_button: {},
  });
});

it.each(inputTypes)("has inputs of type %s", (type) => {
  expect(parseForm({ body: [{ name: "a", type }] }).body).toMatchObject([{ type }]);
});

it.each([
  ["people", "users"],
  ["groups", "groups"],
  ["activities", "activities"],
  ["text", undefined],
])("an input of type %s searches in %s", (type, source) => {
  expect(parseForm({ body: [{ name: "a", type }] }).body[0]?.source).toBe(source);
});

it("a configuration says where else an input searches, if it searches at all", () => {
  const select = { name: "a", source: "groups" };
  const getSource = (type: string) =>
    parseForm({ body: [{ name: "a", type }], async_selects: [select] }).body[0]?.source;
  expect(getSource("people")).toBe("groups");
  expect(getSource("text")).toBeUndefined();
});

it.each([
  ["no record", "<form>", "form: not a record"],
  ["no body", {}, "form, form: body"],
  ["a body that is no list", { body: "<input>" }, "form, form: body"],
  ["null", null, "form: not a record"],
  ["an input that is no record", { body: ["a"] }, "body[0]: not a record"],
  ["an input that is null", { body: [null] }, "body[0]: not a record"],
  [
    "a configuration that is no record",
    { body: [], async_selects: [{}, 1] },
    "async_selects[0], select: name",
  ],
  ["a button that is none", { body: [], cancel_button: 1 }, "cancel_button: not a record"],
  ["an input without name", { body: [{ type: "text" }] }, "body[0], input: name"],
  ["an input without type", { body: [{ name: "a" }] }, "body[0], input: type"],
  [
    "an input of no known type",
    { body: [{ name: "a", type: "file" }] },
    "body[0]: unknown type file",
  ],
  [
    "a type that every object has",
    { body: [{ name: "a", type: "toString" }] },
    "body[0]: unknown type toString",
  ],
  [
    "two inputs of a name",
    {
      body: [
        { name: "a", type: "text" },
        { name: "a", type: "date" },
      ],
    },
    "body: duplicate input name a",
  ],
  [
    "an option without value",
    { body: [{ name: "a", type: "select", options: [{ label: "b" }] }] },
    "body[0].options[0], option: value",
  ],
  ["a button without label", { body: [], other_buttons: [{}] }, "other_buttons[0], button: label"],
  ["a button that is a number", { body: [], submit_button: 1 }, "submit_button: not a record"],
  [
    "a source that is none",
    { body: [{ name: "a", type: "people" }], async_selects: [{ name: "a", source: "admins" }] },
    "body[0]: unknown source admins",
  ],
])("with %s it is refused", (_, form, detail) => {
  expect(readPopupForm(form)).toEqual({ dropped: "wrong field", detail });
});

it("what breaks while it is read is no fault of the form", () => {
  const form = {
    get body(): never {
      throw new RangeError("broken");
    },
  };
  expect(() => readPopupForm(form)).toThrow(RangeError);
});

describe("an input is empty", () => {
  it.each([
    [undefined],
    [null],
    [""],
    ["undefined"],
    ["null"],
    ["0000-00-00"],
    ["1970-01-01"],
    ["0000-00-00 00:00:00"],
    [[]],
    [[null]],
  ])("%j", (value) => expect(isEmpty(value)).toBe(true));
  it.each([
    [0],
    ["0"],
    [false],
    [" "],
    ["NULL"],
    ["1970-01-02"],
    ["1970-01-01 10:00:00"],
    [["a"]],
    [{}],
  ])("not %j", (value) => expect(isEmpty(value)).toBe(false));
});

it.each([
  ...[true, 1, "1", "true", "required"].map((flag) => [flag, true] as const),
  ...[false, 0, "0", "false", "", null, "no", "multiple", 2].map((flag) => [flag, false] as const),
])("an input whose `required` is %j is required: %s", (required, is) => {
  const [input] = parseForm({ body: [{ name: "a", type: "text", required }] }).body;
  expect(input?.required).toBe(is);
});

it("what is required and empty is missing, in the form's order", () => {
  const { body } = parseForm({
    body: [
      { name: "b", type: "date", required: 1 },
      { name: "a", type: "text", required: true },
      { name: "c", type: "text" },
      { name: "d", type: "hidden", required: true },
      { name: "e", type: "text", required: true },
      { name: "constructor", type: "text", required: true },
    ],
  });
  const names = missingInputs({ body }, { b: "0000-00-00", e: "x" }).map(({ name }) => name);
  expect(names).toEqual(["b", "a", "constructor"]);
});

it("errors of a form have an element", () => {
  expect(errorElementId("people-form")).toBe("error-ref-people-form");
  expect(errorElementId()).toBe("error-ref-test");
});
