// A page whose script is there is shown by the press that leads to it; the page before stays while another one comes.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listProducts } from "@lanyard/contract";
import { marta, open, t } from "../test/app.tsx";
import { answers, server } from "../test/server.ts";
import { preparePage } from "./routes.tsx";
import { paths } from "./shared/paths.ts";

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

/** Presses the link to the products; React gets the end of this turn and no frame. */
async function press() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  screen.getByRole("link", { name: t("nav.products") }).click();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

test("a page that is on its way leaves the one before, a page that is there comes at once", async () => {
  server.use(answers(listProducts, []));
  await open(paths.account, { as: marta });
  await screen.findByRole("heading", { name: t("account.title") });
  await press();
  expect(heading()).toBe(t("account.title"));
  await screen.findByRole("heading", { name: t("products.title") });

  history.back();
  await screen.findByRole("heading", { name: t("account.title") });
  await preparePage(paths.products);
  await press();
  expect(heading()).toBe(t("products.title"));
});
