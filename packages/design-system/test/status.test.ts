// The status of a component follows from its manual and the latest released version.
import { expect, test } from "vitest";
import { isLater, getStatus } from "../src/foundations/status.ts";

test("a version comes after another by its numbers", () => {
  expect(isLater("0.10.0", "0.9.3")).toBe(true);
  expect(isLater("1.0.0", "0.9.3")).toBe(true);
  expect(isLater("0.2.0", "0.2.0")).toBe(false);
  expect(isLater("0.2.0", "1.0.0")).toBe(false);
});

test("new until the version after its own is released, then stable", () => {
  for (const released of ["0.1.0", "0.2.0"])
    expect(getStatus({ since: "0.2.0" }, released)).toMatchObject({ tag: "new", label: "New" });
  expect(getStatus({ since: "0.2.0" }, "0.2.1").label).toBe("Stable");
  expect(getStatus({}, "0.2.0").label).toBe("Stable");
  expect(getStatus({}, "0.1.0").tag).toBeUndefined();
});

test("what is to go says what to use instead", () => {
  const status = getStatus({ since: "0.2.0", deprecated: "Use Menu." }, "0.1.0");
  expect(status.tag).toBe("deprecated");
  expect(status.text).toContain("Use Menu.");
});
