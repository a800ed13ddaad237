// A page whose script cannot be loaded.
import { screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  // Test files share loaded modules: reset them here, and again for the next file.
  vi.resetModules();
  vi.doMock("../pages/FunctionalityPage.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
});
afterAll(() => {
  vi.doUnmock("../pages/FunctionalityPage.tsx");
  vi.resetModules();
});

test("a page whose script is gone offers to load again", async () => {
  // React logs errors that a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { open, t } = await import("../../test/app.tsx");
  await open("/functionality");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(t("part.missing"));
  expect(screen.getByRole("button", { name: t("page.reload") })).toBeTruthy();
  // The rest of the console is still there.
  expect(screen.getByRole("link", { name: t("nav.skip") })).toBeTruthy();
});
