// The status of a component follows from its manual and the latest released version.
import { expect, test } from "vitest";
import { isAfter, statusOf } from "../src/foundations/status.ts";

test("a version comes after another by its numbers", () => {
  expect(isAfter("0.10.0", "0.9.3")).toBe(true);
  expect(isAfter("1.0.0", "0.9.3")).toBe(true);
  expect(isAfter("0.2.0", "0.2.0")).toBe(false);
  expect(isAfter("0.2.0", "1.0.0")).toBe(false);
});

test("new until the version after its own is released, then stable", () => {
  for (const released of ["0.1.0", "0.2.0"])
    expect(statusOf({ since: "0.2.0" }, released)).toMatchObject({ tag: "new", label: "New" });
  expect(statusOf({ since: "0.2.0" }, "0.2.1").label).toBe("Stable");
  expect(statusOf({}, "0.2.0").label).toBe("Stable");
  expect(statusOf({}, "0.1.0").tag).toBeUndefined();
});

test("what is to go says what to use instead", () => {
  const status = statusOf({ since: "0.2.0", deprecated: "Use Menu." }, "0.1.0");
  expect(status.tag).toBe("deprecated");
  expect(status.text).toContain("Use Menu.");
});
