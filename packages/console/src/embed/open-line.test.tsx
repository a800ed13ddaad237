// The connection to the host over the bridge: it knows the host's origin once the host has sent a message, and listens
// until unsubscribed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLine } from "./open-line.ts";

const host = { postMessage: vi.fn<(text: string, origin: string) => void>() };
beforeEach(() => void vi.stubGlobal("parent", host));
afterEach(() => {
  vi.unstubAllGlobals();
  host.postMessage.mockReset();
});

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
