// The connection to the host over the bridge: it knows the host's origin once the host has sent a message, and listens
// until unsubscribed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hostMistake } from "./host-mistake.ts";
import { openLine } from "./open-line.ts";

const host = { postMessage: vi.fn<(text: string, origin: string) => void>() };
beforeEach(() => void vi.stubGlobal("parent", host));
const warn = vi.spyOn(console, "warn");
beforeEach(() => void warn.mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
  host.postMessage.mockReset();
});
const sent = () =>
  host.postMessage.mock.calls.map(
    ([text]) => JSON.parse(text) as Readonly<Record<string, unknown>>,
  );

function says(message: object, origin = "https://host.example", source: unknown = host) {
  const event = new MessageEvent("message", { data: JSON.stringify(message), origin });
  Object.defineProperty(event, "source", { value: source });
  dispatchEvent(event);
}

test("the host has no name until it has spoken, and nobody else gives it one", () => {
  const line = openLine(["https://other.example", "https://host.example"]);
  expect(line.origin()).toBe("");
  says({ type: "search" }, "https://stranger.example");
  says({ type: "search" }, "https://other.example", {});
  expect(line.origin()).toBe("");
  says({ type: "search" });
  expect(line.origin()).toBe("https://host.example");
});

test("every type is heard, and none any more after the end", () => {
  const line = openLine(["https://host.example"]);
  const hear = vi.fn<(message: { readonly type: string }) => void>();
  const end = line.listen(hear);
  const messages = [
    { type: "setup", api_session: "a", company_token: "b" },
    { type: "host.look", theme: "dark" },
    { type: "dispatcher", value: 1 },
    { type: "function", function: "open" },
    { type: "option", value: 1 },
    { type: "date" },
    { type: "search" },
    { type: "filter", value: 1 },
    { type: "people", data: [] },
    { type: "get.data" },
    ...["put.element", "put.form", "put.input", "put.options"].map((type) => ({ type, value: 1 })),
  ];
  for (const message of messages) says(message);
  expect(hear.mock.calls.map(([message]) => message)).toEqual(messages);
  end();
  for (const message of messages) says(message);
  expect(hear).toHaveBeenCalledTimes(messages.length);
});

test("a window that may not be a host is named, with the setting that lists those who may", () => {
  const line = openLine(["https://host.example"]);
  expect(line.stranger()).toBeUndefined();
  for (const _ of [1, 2]) says({ type: "search" }, "https://unknown.example");
  expect(line.stranger()).toBe("https://unknown.example");
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/https:\/\/unknown\.example .*HOST_ORIGINS/);
});

test("what the host has not named among its capabilities is not sent, answers always are", () => {
  const line = openLine(["https://host.example"]);
  const send = () => {
    line.send({ type: "toast.message", text: "a" });
    line.send({ type: "show.element", id: "backdrop" });
    line.send({ type: "put.data", data: 1 });
    return sent()
      .splice(-3)
      .map(({ type }) => type);
  };
  expect(send()).toEqual(["toast.message", "show.element", "put.data"]);
  host.postMessage.mockReset();
  says({ type: "setup", company_token: "b", capabilities: ["toast.message"] });
  expect(send()).toEqual(["toast.message", "put.data"]);
  expect([line.can("toast.message"), line.can("popup.open")]).toEqual([true, false]);
});

test("the host's mistakes are told to it in words, and once in the browser's console", async () => {
  // Another window, so that the lines of the other tests do not answer too.
  const own = { postMessage: host.postMessage };
  vi.stubGlobal("parent", own);
  const line = openLine(["https://host.example"]);
  line.offer("open", () => {
    throw hostMistake("There is no such place");
  });
  for (const request of ["1", "2"])
    says({ type: "function", function: "open", request }, "https://host.example", own);
  for (const id of ["3", "4"]) says({ type: "filter", id }, "https://host.example", own);
  await vi.waitFor(() => expect(sent()).toHaveLength(4));
  expect(sent().map(({ error }) => error)).toEqual([
    "wrong field: filter: data or value",
    "wrong field: filter: data or value",
    "There is no such place",
    "There is no such place",
  ]);
  expect(warn).toHaveBeenCalledTimes(2);
});
