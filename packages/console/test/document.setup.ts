// Setup of every test in a DOM document: missing browser APIs, a mock server, and cleanup between tests.
import { setImmediate } from "node:timers/promises";
import * as React from "react";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { startTranslations } from "../src/i18n/i18n.ts";
import { autosavePauses } from "../src/features/submission/saving/editor.autosave.ts";
import { dropAllEdits } from "../src/drafts/stored-edits.ts";
import { closeRouters, usual } from "./app.tsx";
import "./renderers.ts";
import { listen, server, takeFaults } from "./server.ts";

/** An observer that never reports a change. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * The DOM implementation produces animation frames, and moves the focus from removed elements, by an interval that runs
 * while anybody waits for a frame. An interval started on a test's stopped clock would never fire again, even in later
 * tests; so this loop keeps one running all the time.
 */
const request = window.requestAnimationFrame.bind(window);
const cancel = window.cancelAnimationFrame.bind(window);
let frame = 0;
const wait = () => {
  frame = request(wait);
};

// React records a stack for each element, thousands a second, so that its messages can say where the element was
// created. This costs a tenth of the tests' time. React stops by itself at ten thousand a second; this tells it that it
// has reached the limit.
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
  // Turns autosave off, which would otherwise start on slow machines.
  autosavePauses.key = 2 ** 31 - 1;
  // Browser APIs that this document lacks, because it has no layout.
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  Element.prototype.scrollIntoView = () => undefined;
});
// Test files share one document, so each test must leave it clean.
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  closeRouters();
  // Lets an unmounted form finish writing first.
  await setImmediate();
  await dropAllEdits();
  document.body.replaceChildren();
  server.resetHandlers(...usual);
  localStorage.clear();
  sessionStorage.clear();
  expect(takeFaults()).toEqual([]);
});
afterAll(async () => {
  // Waits for pending dynamic imports, which would otherwise be missing in later test files.
  await vi.dynamicImportSettled();
  cancel(frame);
  server.close();
});
