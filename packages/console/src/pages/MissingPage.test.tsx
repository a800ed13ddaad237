// A page whose script cannot be loaded.
import { screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let attempts = 0;
beforeAll(() => {
  // Test files share loaded modules: reset them here, and again for the next file.
  vi.resetModules();
  vi.doMock("./FunctionalityPage.tsx", () => {
    attempts += 1;
    throw new TypeError("Failed to fetch dynamically imported module");
  });
});
afterAll(() => {
  vi.doUnmock("./FunctionalityPage.tsx");
  vi.resetModules();
});

test("a script that is gone is asked for three times, then the page offers to load again", async () => {
  // React logs errors that a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { open, passUntil, stopClock, t } = await import("../../test/app.tsx");
  stopClock();
  await open("/functionality");
  const alert = await passUntil(() => screen.getByRole("alert"));
  expect(attempts).toBe(3);
  expect(alert.textContent).toContain(t("part.gone"));
  expect(screen.getByRole("button", { name: t("page.reload") })).toBeTruthy();
  // The rest of the console is still there.
  expect(screen.getByRole("link", { name: t("nav.skip") })).toBeTruthy();
});
