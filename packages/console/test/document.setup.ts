// What surrounds every test in a document: what the document lacks, a server, and nothing of the test before.
import { setImmediate } from "node:timers/promises";
import * as React from "react";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { startTranslations } from "../src/shared/i18n.ts";
import { autosavePauses } from "../src/submission/useAutosave.ts";
import { dropAllEdits } from "../src/shared/kept-edits.ts";
import { usual } from "./app.tsx";
import "./renderers.ts";
import { listen, server, takeFaults } from "./server.ts";

/** Sees nothing change. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * The document makes its frames, and takes the focus from what has gone, by an interval of its own as long as anybody waits
 * for one. Begun on a clock that a test has stopped, it would never come again, in no later test: so somebody always waits.
 */
const request = window.requestAnimationFrame.bind(window);
const cancel = window.cancelAnimationFrame.bind(window);
let frame = 0;
const wait = () => {
  frame = request(wait);
};

// React takes a stack of each element, thousands a second, so that its messages can say where it was made. Each costs a tenth
// of a test's time in sum; React stops at ten thousand a second by itself, and is told here that it has.
const internals = Object.entries(React).find(([name]) => name.startsWith("__CLIENT_INTERNALS"));
Object.defineProperty(internals?.[1] ?? {}, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

beforeAll(async () => {
  wait();
  listen();
  server.resetHandlers(...usual);
  await startTranslations();
});
beforeEach(() => {
  // A slow machine must not save by itself.
  autosavePauses.key = 2 ** 31 - 1;
  // What this document lacks of a browser's: it has no layout.
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  Element.prototype.scrollIntoView = () => undefined;
});
// One document serves many files: nothing stays in it.
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  // What a form that has just ended writes comes first.
  await setImmediate();
  await dropAllEdits();
  document.body.replaceChildren();
  server.resetHandlers(...usual);
  localStorage.clear();
  sessionStorage.clear();
  globalThis.begun = undefined;
  expect(takeFaults()).toEqual([]);
});
afterAll(async () => {
  // A page's script that is still on its way would be missing in the files after this one.
  await vi.dynamicImportSettled();
  cancel(frame);
  server.close();
});
