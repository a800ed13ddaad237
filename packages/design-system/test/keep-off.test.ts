// Toasts that cannot stay at the bottom stand below the navigation bar, not on it.
// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { keepOff } from "../src/toast/keep-off.ts";

const viewport = { width: 390, height: 800 };

/** An element between two heights of the viewport. */
function box<K extends keyof HTMLElementTagNameMap>(tag: K, from: number, to: number) {
  const element = document.body.appendChild(document.createElement(tag));
  element.getBoundingClientRect = () => new DOMRect(0, from, viewport.width, to - from);
  return element;
}
const tall = 100;
function toasts() {
  const list = box("ol", viewport.height - tall, viewport.height);
  list.append(box("li", viewport.height - tall, viewport.height));
  return list;
}
const getTop = (list: HTMLElement, few = 1) => {
  keepOff(list, few);
  return list.style.top;
};

afterEach(() => document.body.replaceChildren());

test("stay at the bottom where they cover nothing", () => {
  box("input", 100, 140).focus();
  expect(getTop(toasts())).toBe("");
});

test("leave the field at the bottom for the place below the bar", () => {
  box("header", 0, 56).dataset["slot"] = "nav-bar";
  box("input", 740, 780).focus();
  expect(getTop(toasts())).toBe("56px");
});

test("go to the top where the bar has been scrolled away, or where there is none", () => {
  box("input", 740, 780).focus();
  expect(getTop(toasts())).toBe("0px");
  box("header", -300, -244).dataset["slot"] = "nav-bar";
  expect(getTop(toasts())).toBe("0px");
});
