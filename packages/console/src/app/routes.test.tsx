// A click shows a loaded page at once; while another page loads, the previous one stays, and the progress shows.
import { screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listProducts } from "@lanyard/contract";
import { answers, server } from "../../test/server.ts";
import { paths } from "./paths.ts";

// Test files share loaded modules: reset them, so that no page is loaded yet here, and again for the next file.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a page that is on its way leaves the one before, a page that is there comes at once", async () => {
  const { marta, open, t } = await import("../../test/app.tsx");
  const data = Promise.withResolvers<never[]>();
  server.use(answers(listProducts, () => data.promise));
  const { user } = await open(paths.account, { as: marta });
  await screen.findByRole("heading", { name: t("account.title") });
  await user.click(screen.getByRole("link", { name: t("nav.products") }));
  // Its script is enough: the page shows with its outline while its data comes.
  await screen.findByRole("heading", { name: t("products.title") });
  expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  data.resolve([]);
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());

  history.back();
  await screen.findByRole("heading", { name: t("account.title") });
  await user.click(screen.getByRole("link", { name: t("nav.products") }));
  expect(heading()).toBe(t("products.title"));
});
