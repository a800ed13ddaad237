// The payload in the frame's address: look and place are applied, anything else is ignored.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writePayload } from "@lanyard/host-bridge/host";
import { paths } from "../../app/paths.ts";
import { beginPlace } from "./host-begin.ts";

const root = document.documentElement;
const open = (payload: unknown, path = "/") => {
  history.replaceState(null, "", `${path}?bbpayload=${writePayload(payload)}`);
  beginPlace();
};
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ["data-theme", "dir"]) root.removeAttribute(name);
  history.replaceState(null, "", "/");
});

test("look and place", () => {
  open({ theme: "dark", direction: "rtl", place: "licenses" });
  expect([root.dataset["theme"], root.dir, location.pathname]).toEqual([
    "dark",
    "rtl",
    paths.licenses,
  ]);
});

test.each([
  [{ theme: "url(//evil.example)", direction: "auto", locale: 7 }],
  [{ theme: ["dark"], direction: { toString: "rtl" }, place: "../login" }],
  [{ theme: "__proto__", direction: null, place: { product_id: -1 } }],
  [["dark"]],
  ["dark"],
  [null],
])("%j is no look and no place", (payload) => {
  open(payload);
  expect([root.dataset["theme"], root.dir]).toEqual([undefined, ""]);
  expect([paths.home, paths.store]).toContain(location.pathname);
});

test("an address of the store's counts where no other place is named", () => {
  open({ theme: "light" }, paths.licenses);
  expect(location.pathname).toBe(paths.licenses);
});
