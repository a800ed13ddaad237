// When a page says that it did not load.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awaitPart, frameReacts, notLoadedId, partReacts, watchLoading } from "./not-loaded.ts";

const notice = () => document.getElementById(notLoadedId)!;

beforeEach(() => {
  vi.useFakeTimers();
  const element = Object.assign(document.createElement("p"), { id: notLoadedId, hidden: true });
  document.body.append(element);
  for (const name of ["frame", "unstyled"]) delete document.documentElement.dataset[name];
  watchLoading();
});
afterEach(() => {
  vi.useRealTimers();
  notice().remove();
});

test("a script that was cut off is told, until the page reacts after all", () => {
  window.dispatchEvent(new ErrorEvent("error"));
  expect(notice().hidden).toBe(false);
  frameReacts();
  expect(notice().hidden).toBe(true);
  // An error of a page that reacts has nothing to do with loading.
  window.dispatchEvent(new ErrorEvent("error"));
  expect(notice().hidden).toBe(true);
});

test("a script that never comes is told", () => {
  vi.advanceTimersByTime(19_000);
  expect(notice().hidden).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(notice().hidden).toBe(false);
});

test("a page that reacts in time says nothing", () => {
  frameReacts();
  vi.advanceTimersByTime(30_000);
  expect(notice().hidden).toBe(true);
});

test("a stylesheet that does not come is told, also when the page reacts only later", () => {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet" });
  document.head.append(sheet);
  sheet.dispatchEvent(new Event("error"));
  expect(notice().hidden).toBe(true);
  vi.advanceTimersByTime(1_000);
  const again = document.head.querySelector<HTMLElement>("link[data-again]")!;
  again.dispatchEvent(new Event("error"));
  expect(notice().hidden).toBe(false);
  frameReacts();
  expect(notice().hidden).toBe(false);
  again.remove();
});

test("a page is live when its frame and all parts that load react", () => {
  delete document.documentElement.dataset["live"];
  const isLive = () => "live" in document.documentElement.dataset;
  const part = {};
  awaitPart(part);
  frameReacts();
  expect(isLive()).toBe(false);
  partReacts(part);
  expect(isLive()).toBe(true);
});
