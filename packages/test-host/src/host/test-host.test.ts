// The host's side of the bridge: which messages it accepts, its answers, and the results of its popups.
import { afterEach, expect, test, vi } from "vitest";
import type { Recipient } from "@lanyard/host-bridge/host";
import { openTestHost, type TestHost } from "./test-host.ts";

const origin = "https://console.test";
let testHost: TestHost;
afterEach(() => testHost.close());

/** Opens a test host with a simulated console in its frame, which records and sends messages. */
function open() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const window = {
    innerHeight: 700,
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      void (type === "message" ? listeners.add(listener) : (resizes = listener)),
    removeEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      void (type === "message" ? listeners.delete(listener) : (resizes = undefined)),
  };
  let resizes: ((event: MessageEvent) => void) | undefined;
  const resize = (innerHeight: number) => {
    Object.assign(window, { innerHeight });
    resizes?.({} as MessageEvent);
  };
  const posted: (readonly [string, string])[] = [];
  const guest: Recipient = {
    postMessage: (text, targetOrigin) => void posted.push([text, targetOrigin]),
  };
  const settings = { origin, address: `${origin}/`, token: "token", session: "anna" };
  testHost = openTestHost({ ...settings, guest: () => guest, window: window as unknown as Window });
  const says = async (message: object) => {
    for (const listener of listeners)
      listener({ data: JSON.stringify(message), origin, source: guest } as unknown as MessageEvent);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const messages = () =>
    posted.map(([text]) => JSON.parse(text) as Readonly<Record<string, unknown>>);
  return { says, messages, posted, listeners, resize };
}

test("the console gets the setup of now, at its own origin and no other", async () => {
  const { says, messages, posted } = open();
  await says({ type: "app.startup" });
  testHost.setup.set((previous) => ({ ...previous, company_token: "another" }));
  await says({ type: "app.startup" });
  expect(messages().map(({ company_token: token }) => token)).toEqual(["token", "another"]);
  testHost.post("by hand");
  expect(new Set(posted.map(([, to]) => to))).toEqual(new Set([origin]));
});

test("the console learns how high the host's window is, what the host can do, and each change", async () => {
  const { says, messages, resize } = open();
  await says({ type: "app.startup" });
  expect(messages()[0]).toMatchObject({
    height: 700,
    capabilities: expect.arrayContaining(["toast.message", "get.form"]) as unknown,
  });
  resize(500);
  await says({ type: "app.startup" });
  expect(messages().slice(1)).toMatchObject([{ type: "host.look", height: 500 }, { height: 500 }]);
  testHost.close();
  resize(300);
  expect(messages()).toHaveLength(3);
});

test("questions are answered of the page, and what there is not says so", async () => {
  const { says, messages } = open();
  await says({ type: "get.input", id: "name", request: "1" });
  await says({ type: "get.form", request: "2" });
  await says({ type: "get.element", id: "nothing", request: "3" });
  expect(messages()).toMatchObject([
    { type: "put.input", request: "1", value: "Anna Conti" },
    { type: "put.form", request: "2", data: { badge: "A-1042" } },
    { type: "put.element", request: "3", error: "There is no element nothing" },
  ]);
});

test("a popup that closes calls back once, with its answer; one without a callback calls nobody", async () => {
  const { says, messages } = open();
  await says({ type: "popup.open", html: "<p>Soup", callback: "done" });
  testHost.closePopup({ answer: "ok" });
  testHost.closePopup({ answer: "again" });
  await says({ type: "popup.open", html: "<p>Soup" });
  testHost.closePopup({ answer: "nobody" });
  expect(messages()).toEqual([{ type: "function", function: "done", data: { answer: "ok" } }]);
  expect(testHost.page.get().popup).toBeUndefined();
});

test("toasts go to who shows them, until it stops; a closed testHost hears nothing", async () => {
  const { says, listeners } = open();
  const show = vi.fn<(toast: unknown) => void>();
  const stop = testHost.onToast(show);
  await says({ type: "toast.alert", text: "a" });
  stop();
  await says({ type: "toast.message", text: "b" });
  expect(show.mock.calls).toEqual([[{ type: "toast.alert", text: "a" }]]);
  testHost.close();
  expect(listeners.size).toBe(0);
});
