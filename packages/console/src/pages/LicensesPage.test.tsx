// The desk with a server: its view is in the address, several are renewed on the provider's page, apps are uninstalled.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  checkoutLicense,
  getPayment,
  listLicenses,
  summarizeLicenses,
  uninstallProduct,
  type DeskCard,
  type License,
} from "@lanyard/contract";
import { open } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { keptRound } from "../license/renewals.ts";
import { expired, expiring, hiddenButPaid, sampleSummary } from "../license/sample-licenses.ts";
import { connection } from "../shared/company-connection.ts";
import * as leaving from "../shared/leave-by-address.ts";
import { paths } from "../shared/paths.ts";

const company = { company_id: 3, name: "Bottega Conti", email: "b@co.test", country: "IT" };
const cards: DeskCard[] = [expired, expiring, hiddenButPaid];
const table = `${paths.licenses}?view=table`;

beforeEach(() => {
  sessionStorage.clear();
  connection.set({ token: "token", company });
  server.use(answers(listLicenses, cards), answers(summarizeLicenses, sampleSummary));
});
const choose = async (user: Awaited<ReturnType<typeof open>>["user"], names: readonly string[]) => {
  for (const name of names)
    await user.click(await screen.findByRole("checkbox", { name: `Choose ${name}` }));
  await user.click(screen.getByRole("button", { name: "Renew" }));
  return screen.findByRole("dialog");
};

test("what the address says is asked for", async () => {
  await open(`${paths.licenses}?filter=expired&search=park&order=cost&view=nonsense`);
  await screen.findByRole("link", { name: "Parcheggio" });
  expect(askedFor(listLicenses).map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ filter: "expired", search: "park", order: "cost" }),
  );
});

test("the receipts of everything that was paid are one press away", async () => {
  await open(paths.licenses);
  const receipts = await screen.findByRole("link", { name: "Receipts" });
  expect(receipts.getAttribute("href")).toBe(paths.receipts);
});

test("several are paid one page after the other, at the prices shown, with what has become of each", async () => {
  const leave = vi.spyOn(leaving, "leaveBy").mockReturnValue(undefined);
  server.use(answers(checkoutLicense, { payment_id: 7, url: "https://pay.example/7" }));
  const { user } = await open(table);
  const dialog = await choose(user, ["Parcheggio", "Sale riunioni"]);
  expect(within(dialog).getAllByText(/€/).at(-1)?.textContent).toContain("21.40");
  await user.click(within(dialog).getByRole("button", { name: /^Pay/ }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("https://pay.example/7"));
  const [asked] = askedFor(checkoutLicense);
  expect(asked?.params).toEqual({ product_id: "5" });
  // The period is over: nothing is renewed ahead.
  expect(asked?.body).toEqual({
    company_token: "token",
    user_token: "token-holder",
    price_amount: 8.9,
    price_currency: "EUR",
    expiration_id: 2,
    from: "licenses",
  });
  expect(keptRound(3)?.left).toHaveLength(2);
  // Of another company it is nobody's.
  expect(keptRound(4)).toBeUndefined();
});

test("whoever comes back sees what the server says, and goes on with the next", async () => {
  const left = [
    {
      product_id: 5,
      name: "Parcheggio",
      price_amount: 8.9,
      price_currency: "EUR",
      expiration_id: 2,
    },
    {
      product_id: 2,
      name: "Sale riunioni",
      price_amount: 12.5,
      price_currency: "EUR",
      expiration_id: 2,
    },
  ];
  sessionStorage.setItem("renewals", JSON.stringify({ company: 3, results: [], left }));
  server.use(
    answers(getPayment, {
      payment_id: 7,
      product_id: 5,
      status: "refused",
      url: null,
      receipt: null,
    }),
    refuses(checkoutLicense, 409, {
      key: "payment.price_changed",
      params: { amount: "14.00", currency: "EUR" },
    }),
  );
  const { user } = await open(`${paths.licenses}?payment=7`);
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText("Refused")).toBeDefined();
  await user.click(within(dialog).getByRole("button", { name: "Go on with Sale riunioni" }));
  expect(await within(dialog).findByText("Price changed")).toBeDefined();
  expect(within(dialog).getByRole("heading", { name: "Renewals done" })).toBeDefined();
});

test("a list that fails says why and is asked for again", async () => {
  server.use(refuses(listLicenses, 503, { key: "server.unavailable" }));
  const { user } = await open(paths.licenses);
  const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 10_000 });
  server.use(answers(listLicenses, cards));
  await user.click(again);
  await screen.findAllByRole("link", { name: "Parcheggio" });
});

test("offline it says so, and comes back with the line", async () => {
  server.use(unreachable(listLicenses));
  const { user } = await open(paths.licenses);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("alert").textContent).toContain("connection");
  server.use(answers(listLicenses, cards));
  await user.click(again);
  await screen.findAllByRole("link", { name: "Parcheggio" });
});

test("a token that is revoked while the desk is open asks to connect again, and shows nothing of the company", async () => {
  const { user } = await open(paths.licenses);
  await screen.findAllByRole("link", { name: "Parcheggio" });
  const invalid = { key: "auth.company_token", field: "company_token" } as const;
  server.use(refuses(listLicenses, 401, invalid), refuses(summarizeLicenses, 401, invalid));
  await user.type(screen.getByRole("searchbox"), "park{Enter}");
  await screen.findByText("The company token is no longer valid");
  expect(screen.queryByRole("link", { name: "Parcheggio" })).toBeNull();
  expect(connection.get()).toBeUndefined();
});

test("a license that expires while the desk is open turns without being asked for again", async () => {
  const soon = new Date(Date.now() + 300).toISOString();
  server.use(answers(listLicenses, [{ ...expiring, license_expires_at: soon }]));
  await open(paths.licenses);
  const all = within(await screen.findByRole("region", { name: "All licenses" }));
  await all.findByText("Expired");
  const asked = askedFor(listLicenses).filter(
    ({ body }) => (body as { filter?: string }).filter === undefined,
  );
  expect(asked).toHaveLength(1);
});

test("uninstalling says what it means before it happens", async () => {
  const uninstalled = { license_id: 2, product_id: 2 } as License;
  server.use(
    answers(uninstallProduct, {
      ...uninstalled,
      state: "paid",
      installed: 0,
      installed_version: "",
      price_amount: 12.5,
      price_currency: "EUR",
      expiration_id: 2,
      renewal: null,
      created_at: "2026-01-01T00:00:00.000Z",
      paid_at: null,
      expires_at: null,
    }),
  );
  const { user } = await open(paths.storeApps);
  await user.click(await screen.findByRole("button", { name: "Uninstall Sale riunioni" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("3 people");
  expect(askedFor(uninstallProduct)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Uninstall" }));
  await waitFor(() => expect(askedFor(uninstallProduct)).toHaveLength(1));
  expect(askedFor(listLicenses)[0]?.body).toMatchObject({ filter: "installed", order: "name" });
});
