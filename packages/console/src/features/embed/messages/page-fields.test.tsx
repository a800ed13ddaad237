// What a host may fill in on a page: fields that the user could type in or tick, and nothing else.
import { beforeEach, expect, test, vi } from "vitest";
import { fillField, fillForm } from "./page-fields.ts";

const valueOf = (id: string) => (document.getElementById(id) as HTMLInputElement).value;

beforeEach(() => {
  document.body.innerHTML = `
    <input id="outside" name="outside">
    <main>
      <input id="name" name="person">
      <textarea id="note"></textarea>
      <select id="size"><option>S</option><option>L</option></select>
      <input id="box" type="checkbox">
      <input id="read" readonly value="kept">
      <input id="off" disabled value="kept">
      <textarea id="off-note" disabled>kept</textarea>
      <select id="off-size" disabled><option>kept</option><option>L</option></select>
      <input id="secret" type="password" value="kept">
      <input id="hidden" type="hidden" value="kept">
      <input id="file" type="file">
      <button id="button" value="kept">Send</button>
    </main>`;
});

test.each([
  ["name", "Zoë"],
  ["note", "At noon"],
  ["size", "L"],
  ["name", 7],
])("%s becomes %j, and who listens hears of it", (id, value) => {
  const events: string[] = [];
  for (const type of ["input", "change"])
    document.addEventListener(type, ({ type: of }) => events.push(of), { once: true });
  expect(fillField(id, value)).toBe(true);
  expect([valueOf(id), events]).toEqual([String(value), ["input", "change"]]);
});

test("a field is found by its name too", () => {
  expect(fillField("person", "Zoë")).toBe(true);
  expect(valueOf("name")).toBe("Zoë");
});

test.each(["read", "off", "off-note", "off-size", "secret", "hidden", "file", "button"])(
  "%s is left as it is",
  (id) => {
    const before = valueOf(id);
    expect(fillField(id, "L")).toBe(false);
    expect(valueOf(id)).toBe(before);
  },
);

test("what is outside of the page, is not there or has a name of markup is no field", () => {
  for (const id of ["outside", "nothing", '"]', "", "__proto__"])
    expect(fillField(id, "x"), id).toBe(false);
  expect(valueOf("outside")).toBe("");
});

test("a box is pressed where that changes it, and not where it is so already", () => {
  const pressed = vi.fn<() => void>();
  document.getElementById("box")?.addEventListener("click", pressed);
  for (const value of [true, 1, "1", "on", 0]) fillField("box", value);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("a form is a record of values that fields can hold; anything else fills in nothing", () => {
  for (const values of [null, "name", ["x"], { name: { a: 1 }, note: ["x"] }]) fillForm(values);
  expect([valueOf("name"), valueOf("note")]).toEqual(["", ""]);
  fillForm({ name: "Zoë", secret: "guess", note: "At noon" });
  expect([valueOf("name"), valueOf("secret"), valueOf("note")]).toEqual(["Zoë", "kept", "At noon"]);
});
