// The navigation bar for each reader: its links, and the review count of administrators.
import { screen, within, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  countProductsAsAdmin,
  countReviews,
  getPayment,
  getPublicProduct,
  getStoreProduct,
  getSubmission,
  listDepartments,
  listLicensedApps,
  listPayments,
  listPeopleWithPermissions,
  listProducts,
  listProductsAsAdmin,
  listReviews,
} from "@lanyard/contract";
import { ada, marta, noProducts, open, pathNow, settings, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { connection } from "../auth/company-connection.ts";
import { paths } from "./paths.ts";

const company = { company_id: 3, name: "Northwind", email: "hr@northwind.example", country: "IT" };
const bar = () => within(document.querySelector<HTMLElement>("[data-slot=nav-bar]")!);
const links = () =>
  bar()
    .getAllByRole<HTMLAnchorElement>("link")
    .map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("aria-current"),
    ]);
const docs = () => [`${t("nav.docs")}${t("opens_new_tab")}`, settings.docs_url, null];
const skip = () => [t("nav.skip"), "#content", null];

test("a visitor is led to the products, who has to sign in there", async () => {
  const { user } = await open("/");
  await bar().findByText("Lanyard");
  expect(links()).toEqual([
    skip(),
    ["Lanyard", paths.home, null],
    [t("nav.products"), paths.products, null],
    [t("nav.store"), paths.store, null],
    docs(),
    [t("nav.login"), paths.login, null],
  ]);
  bar().getByRole("navigation", { name: t("nav.main") });
  expect(askedFor(countProductsAsAdmin)).toEqual([]);
  await user.click(bar().getByRole("link", { name: t("nav.products") }));
  await screen.findByRole("heading", { name: t("login.title") });
  await waitFor(() => expect(pathNow()).toBe(paths.loginFor(paths.products)));
  bar().getByRole("link", { name: t("nav.login") });
  await user.click(bar().getByRole("button", { name: t("register.now") }));
  await screen.findByRole("dialog", { name: t("register.now") });
});

test("a creator has products, the store and documentation", async () => {
  server.use(answers(listProducts, []));
  await open(paths.products, { as: marta });
  await screen.findByRole("heading", { name: t("products.title") });
  expect(links()).toEqual([
    skip(),
    ["Lanyard", paths.products, null],
    [t("nav.products"), paths.products, "page"],
    [t("nav.store"), paths.store, null],
    docs(),
  ]);
  expect(askedFor(countProductsAsAdmin)).toEqual([]);
});

test("an administrator has the builds that wait, with their number", async () => {
  server.use(
    answers(listProductsAsAdmin, []),
    answers(listReviews, []),
    answers(countReviews, {
      waiting: 0,
      free: 0,
      mine: 0,
      claimed: 0,
      oldest_at: null,
      oldest_seconds: null,
    }),
    answers(countProductsAsAdmin, { ...noProducts, all: 9, waiting_for_review: 3 }),
  );
  const { user } = await open(paths.products, { as: ada });
  const review = await bar().findByRole("link", {
    name: `${t("nav.review")}${t("nav.waiting", { count: 3 })}`,
  });
  expect(review.getAttribute("href")).toBe(paths.review);
  expect(links().map(([, href]) => href)).toEqual([
    "#content",
    paths.products,
    paths.products,
    paths.review,
    paths.users,
    paths.requests,
    paths.store,
    settings.docs_url,
  ]);
  await user.click(review);
  await waitFor(() => expect(review.getAttribute("aria-current")).toBe("page"));
  expect(
    bar()
      .getByRole("link", { name: t("nav.products") })
      .getAttribute("aria-current"),
  ).toBeNull();
});

const current = () =>
  bar()
    .queryAllByRole("link", { current: "page" })
    .map((link) => link.textContent);

test("the editor belongs to the products", async () => {
  server.use(refuses(getSubmission, 404));
  await open(paths.build(4, 9), { as: marta });
  await waitFor(() => expect(current()).toEqual([t("nav.products")]));
});

test.each([
  [paths.receipts, "nav.licenses"],
  [paths.receipt(123), "nav.licenses"],
  [paths.storeProduct(12), "nav.store"],
  [paths.people, "nav.people"],
] as const)("a company at %s is shown where it is", async (address, place) => {
  connection.set({ token: "token", company });
  server.use(
    refuses(listPayments, 500),
    refuses(getPayment, 500),
    refuses(getStoreProduct, 500),
    refuses(listDepartments, 500),
    refuses(listLicensedApps, 500),
    refuses(listPeopleWithPermissions, 500),
    refuses(getPublicProduct, 500),
  );
  try {
    await open(address);
    await waitFor(() => expect(current()).toEqual([t(place)]));
  } finally {
    connection.set(undefined);
  }
});

test("without the number the bar is whole, and it is told why", async () => {
  server.use(answers(listProductsAsAdmin, []), refuses(countProductsAsAdmin, 500));
  await open(paths.products, { as: ada });
  await bar().findByRole("link", { name: t("nav.review") });
  await waitFor(() => expect(document.querySelectorAll("[data-slot=toast]")).toHaveLength(1));
});
