// Which window frames the console: none, one of its own pages, an allowed host, or a stranger.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFraming, originAround } from "./framing.ts";

const hosts = ["https://host.example", "https://other.example"];

function around(frame: { readonly ancestors?: readonly string[]; readonly referrer?: string }) {
  Object.defineProperty(location, "ancestorOrigins", {
    configurable: true,
    value: frame.ancestors,
  });
  Object.defineProperty(document, "referrer", {
    configurable: true,
    value: frame.referrer ?? "",
  });
}

beforeEach(() => void vi.stubGlobal("parent", {}));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(location, "ancestorOrigins");
  Reflect.deleteProperty(document, "referrer");
});

test("a visit of its own, and any where nobody may frame it", () => {
  around({ ancestors: ["https://host.example"] });
  expect(createFraming([])).toBe("none");
  vi.stubGlobal("parent", window);
  expect(createFraming(hosts)).toBe("none");
});

test.each([
  ["https://host.example", "host"],
  ["https://other.example", "host"],
  ["https://stranger.example", "refused"],
  ["http://host.example", "refused"],
  ["https://host.example:8443", "refused"],
  // A hidden origin counts as a host: only an answer from an allowed origin is accepted.
  ["null", "host"],
  [location.origin, "none"],
])("by %s: %s", (origin, framing) => {
  around({ ancestors: [origin] });
  expect(createFraming(hosts)).toBe(framing);
});

test("the nearest window counts, not the one around it", () => {
  around({ ancestors: ["https://stranger.example", "https://host.example"] });
  expect(createFraming(hosts)).toBe("refused");
});

test.each([
  ["https://host.example/page", "host"],
  ["https://stranger.example/", "refused"],
  // An unknown referrer, or the console's own, counts as a host: only an answer from an allowed origin is accepted.
  ["", "host"],
  [`${location.origin}/store`, "host"],
])("where the browser names none, the referrer %j: %s", (referrer, framing) => {
  around({ referrer });
  expect(createFraming(hosts)).toBe(framing);
});

test("the window around has a name where it is known", () => {
  around({ referrer: "https://host.example/page?secret=1" });
  expect(originAround()).toBe("https://host.example");
  around({});
  expect(originAround()).toBeUndefined();
});
