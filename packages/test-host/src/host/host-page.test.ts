// How the guest's messages change the host's page, within limits.
import { expect, test } from "vitest";
import type { GuestMessage } from "@lanyard/host-bridge/host";
import { changed, firstPage, readValue } from "./host-page.ts";

const applyMessages = (...messages: readonly GuestMessage[]) => messages.reduce(changed, firstPage);

test("elements are set, hidden and shown; what was in them stays", () => {
  const hidden = applyMessages(
    { type: "set.element", id: "notice", value: "At noon" },
    { type: "hide.element", id: "notice" },
  );
  expect(hidden.elements["notice"]).toEqual({ text: "At noon", visible: false });
  const visible = changed(hidden, { type: "show.element", id: "notice" });
  expect(visible.elements["notice"]).toEqual({ text: "At noon", visible: true });
  expect(applyMessages({ type: "set.element", id: 7, value: { a: 1 } }).elements["7"]).toEqual({
    text: '{"a":1}',
    visible: true,
  });
});

test("inputs are set, popups open and close, and what changes nothing leaves the page as it is", () => {
  const popup = { type: "popup.open", html: "<p>Soup", callback: "done" } as const;
  expect(applyMessages({ type: "set.input", id: "name", value: "Zoë" }).inputs["name"]).toBe("Zoë");
  expect(applyMessages(popup).popup).toBe(popup);
  expect(applyMessages(popup, { type: "popup.close" }).popup).toBeUndefined();
  expect(applyMessages({ type: "toast.message", text: "a" })).toBe(firstPage);
});

test.each([
  [720, 720],
  [-3, 0],
  [1e9, 20_000],
])("a height of %d is one of %d", (height, drawn) => {
  expect(applyMessages({ type: "app.height", height }).height).toBe(drawn);
});

test("fifty names are kept, however many a guest invents; those that are there still change", () => {
  const many = Array.from({ length: 100 }, (_, id): GuestMessage => ({
    type: "set.element",
    id,
    value: "x",
  }));
  const page = applyMessages(...many, { type: "set.element", id: "title", value: "Still" });
  expect(Object.keys(page.elements)).toHaveLength(50);
  expect(page.elements["title"]?.text).toBe("Still");
});

test("what there is not is no value, nor is what every object has", () => {
  expect(readValue(firstPage, "element", "title")).toBe("Apps");
  expect(readValue(firstPage, "input", "badge")).toBe("A-1042");
  for (const id of ["nothing", "constructor", "__proto__"]) {
    expect(() => readValue(firstPage, "element", id)).toThrow(`There is no element ${id}`);
    expect(() => readValue(firstPage, "input", id)).toThrow(`There is no input ${id}`);
  }
});
