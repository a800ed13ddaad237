// Every host message has examples that the console accepts, and the form sends what it shows.
import { expect, test } from "vitest";
import { fromHost, readFromHost, type HostType } from "@lanyard/host-bridge/protocol";
import { readPopupForm } from "@lanyard/host-bridge/popup-form";
import { examples } from "./examples.ts";
import { composeMessage, toTexts } from "./message-text.ts";

const types = Object.keys(fromHost) as HostType[];

test.each(types.flatMap((type) => examples[type].map((example) => ({ type, ...example }))))(
  "$type: $name goes through the form unchanged and is read",
  ({ type, fields }) => {
    const result = composeMessage(type, toTexts(type, fields));
    if (!("text" in result)) throw new Error(JSON.stringify(result));
    expect(readFromHost(result.text)).toEqual({ message: { type, ...fields } });
  },
);

test("the example of a form is one", () => {
  const [{ fields }] = examples.function;
  expect(readPopupForm((fields.data as { readonly form: unknown }).form)).toMatchObject({
    form: { id: "lunch" },
  });
});

test("a field that is no JSON is named; an optional one that is empty is left out, a needed text is not", () => {
  expect(composeMessage("filter", { value: "due" })).toMatchObject({
    problems: { value: expect.stringContaining("no JSON") as unknown },
  });
  expect(composeMessage("function", { id: "", function: "" })).toEqual({
    text: '{"type":"function","function":""}',
  });
  expect(composeMessage("get.data", { id: "7" })).toEqual({ text: '{"type":"get.data","id":7}' });
});
