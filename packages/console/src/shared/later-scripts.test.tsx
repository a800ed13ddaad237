// A page's scripts load after the first paint, or at once if nothing will be painted.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadScripts } from "./later-scripts.ts";
import { markOther, takeMark } from "./other-reader.ts";
import type { PageData } from "./page-data.ts";

const data: PageData = {
  settings: {} as PageData["settings"],
  origin: "https://lanyard.example",
  pattern: "/",
  calls: {},
  entry: ["/assets/console.js", "/assets/vendor.js"],
  scripts: ["/assets/page.js"],
};
const asked: string[] = [];
let arrival: Promise<Response>;
let paint: (() => void) | undefined;
const turn = () => vi.advanceTimersByTimeAsync(0);
const entries = () => [...document.querySelectorAll("script")].map(({ type, src }) => [type, src]);
const started = [["module", `${location.origin}/assets/console.js`]];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  arrival = Promise.resolve(new Response());
  paint = undefined;
  document.body.innerHTML = `<div id="root"></div>`;
  vi.stubGlobal("fetch", (script: string, { priority }: RequestInit) => {
    asked.push(`${priority} ${script}`);
    return arrival;
  });
  vi.stubGlobal("PerformanceObserver", function Paints(tell: (paints: object) => void) {
    paint = () =>
      tell({
        getEntriesByName: (name: string) => (name === "first-contentful-paint" ? [{}] : []),
      });
    return { observe: () => undefined };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  takeMark();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("what the document shows is painted first", async () => {
  void loadScripts(data, Promise.resolve());
  await turn();
  expect(asked).toEqual([]);
  paint?.();
  await turn();
  expect(asked).toEqual(["low /assets/console.js", "low /assets/vendor.js", "low /assets/page.js"]);
  expect(entries()).toEqual(started);
});

test("a browser that tells of no paint gets them all the same", async () => {
  void loadScripts(data, Promise.resolve());
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(3);
});

const empty = { ...data, links: "<link>" };

test("a reader's screen is waited for, and then its paint", async () => {
  const screen = Promise.withResolvers<void>();
  markOther();
  void loadScripts(empty, screen.promise);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([]);
  takeMark();
  document.getElementById("root")!.innerHTML = "<h1>Products</h1>";
  screen.resolve();
  await turn();
  expect(asked).toEqual([]);
  paint?.();
  await turn();
  expect(asked).toHaveLength(3);
});

test("a screen that takes long does not hold them back", async () => {
  markOther();
  void loadScripts(empty, new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveLength(3);
});

test("where the screen did not come, nothing will be painted without them", async () => {
  markOther();
  void loadScripts(empty, Promise.resolve());
  await turn();
  expect(asked).toHaveLength(3);
});

test("nor where a document is empty for everybody", async () => {
  void loadScripts(empty, Promise.resolve());
  await turn();
  expect(asked).toHaveLength(3);
});

test("nor in a tab behind others", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  void loadScripts(data, Promise.resolve());
  await turn();
  expect(asked).toHaveLength(3);
});

test("the console starts once the stylesheet is there, while its scripts are on their way", async () => {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  document.body.append(sheet);
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  void loadScripts(empty, Promise.resolve());
  await turn();
  expect(asked).toHaveLength(3);
  expect(entries()).toEqual([]);
  sheet.dispatchEvent(new Event("load"));
  await turn();
  expect(entries()).toEqual(started);
});

test("the console starts once its scripts have come, as a browser may ask for them again until then, or were lost", async () => {
  const answered = Promise.withResolvers<Response>();
  arrival = answered.promise;
  void loadScripts(empty, Promise.resolve());
  await turn();
  expect(entries()).toEqual([]);
  answered.reject(new TypeError("lost"));
  await turn();
  expect(entries()).toEqual(started);
});
