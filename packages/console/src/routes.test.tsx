// A click shows a loaded page at once; while another page loads, the previous one stays.
import { screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listProducts } from "@lanyard/contract";
import { answers, server } from "../test/server.ts";
import { paths } from "./shared/paths.ts";

// Test files share loaded modules: reset them, so that no page is loaded yet here, and again for the next file.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

/** Clicks a link and lets only microtasks run, so that React gets no animation frame. */
async function press(name: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  screen.getByRole("link", { name }).click();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

test("a page that is on its way leaves the one before, a page that is there comes at once", async () => {
  const { marta, open, t } = await import("../test/app.tsx");
  const { preparePage } = await import("./routes.tsx");
  server.use(answers(listProducts, []));
  await open(paths.account, { as: marta });
  await screen.findByRole("heading", { name: t("account.title") });
  await press(t("nav.products"));
  expect(heading()).toBe(t("account.title"));
  await screen.findByRole("heading", { name: t("products.title") });

  history.back();
  await screen.findByRole("heading", { name: t("account.title") });
  await preparePage(paths.products);
  await press(t("nav.products"));
  expect(heading()).toBe(t("products.title"));
});

test("who goes back while the page is being made is followed as soon as it can be", async () => {
  const { marta, open, t } = await import("../test/app.tsx");
  const listen = globalThis.addEventListener.bind(globalThis);
  const before = vi.spyOn(globalThis, "addEventListener").mockImplementation((...how) => {
    // Navigates back just before the router adds its listener.
    if (how[0] === "popstate") {
      history.replaceState(null, "", paths.account);
      dispatchEvent(new PopStateEvent("popstate"));
    }
    listen(...how);
  });
  await open(paths.products, { as: marta });
  before.mockRestore();
  await screen.findByRole("heading", { name: t("account.title") });
});
