// Which focus changes count as leaving a field.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFieldBlur } from "./field-blur.ts";

const left = vi.fn<(field: string) => void>();
const at = (id: string) => document.getElementById(id)!;
let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <div data-field="name"><input id="name"></div>
      <div data-field="files"><input id="choose"><button id="remove"></button></div>
      <div data-field=""><input id="nameless"></div>
      <input id="search">
    </form>
    <button id="outside"></button>`;
  end = watchFieldBlur(document.querySelector("form")!, left);
});
afterEach(() => {
  end();
  left.mockClear();
});

/** Focuses these elements one after the other. */
const walk = (...ids: readonly string[]) => {
  for (const id of ids) at(id).focus();
  return left.mock.calls.flat();
};

test("a field is left for another field, another control, the rest of the page, and by a blur", () => {
  expect(walk("name", "choose", "search", "choose", "outside")).toEqual(["name", "files", "files"]);
  at("name").focus();
  at("name").blur();
  expect(left).toHaveBeenLastCalledWith("name");
  expect(left).toHaveBeenCalledTimes(4);
});

test("a field is not left for another control of it", () => {
  expect(walk("choose", "remove", "choose")).toEqual([]);
});

test("a control without a field is not reported", () => {
  expect(walk("search", "nameless", "search", "outside")).toEqual([]);
  document
    .querySelector("form")!
    .dispatchEvent(new FocusEvent("focusout", { relatedTarget: document }));
  expect(left).not.toHaveBeenCalled();
});

test("a file dialog and another window do not leave the field, and the event goes no further", () => {
  const listener = vi.fn();
  document.addEventListener("focusout", listener);
  at("name").focus();
  at("name").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  expect(left).not.toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
  at("outside").focus();
  expect(left.mock.calls).toEqual([["name"]]);
  expect(listener).toHaveBeenCalledTimes(1);
  document.removeEventListener("focusout", listener);
});

test("nothing is reported after the end", () => {
  end();
  expect(walk("name", "outside")).toEqual([]);
});
