// Receipts with a server: the paginated list, one product's receipts, one receipt, failures and missing receipts.
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getPayment, listPayments, type Receipt } from "@lanyard/contract";
import { open, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { sampleReceipt } from "../features/billing/sample-receipt.ts";
import { connection } from "../auth/company-connection.ts";
import { paths } from "../app/paths.ts";

const own = { ns: "store" } as const;
const company = { company_id: 3, name: "Northwind", email: "hr@northwind.example", country: "IT" };
const older: Receipt = sampleReceipt({
  payment_id: 122,
  number: "2026-000122",
  product_name: "Parking",
});
const paid = (receipt: Receipt | null) => ({
  payment_id: 123,
  product_id: 12,
  status: receipt ? ("paid" as const) : ("refused" as const),
  url: null,
  receipt,
});

beforeEach(() => connection.set({ token: "token", company }));
afterEach(() => connection.set(undefined));

test("the list shows what was paid, and comes page by page", async () => {
  server.use(
    answers(
      listPayments,
      ({ query }) => (query["cursor"] === "123" ? [older] : [sampleReceipt()]),
      "123",
    ),
  );
  const { user } = await open(paths.receipts);
  await screen.findByText("2026-000123");
  expect(screen.queryByText("2026-000122")).toBeNull();
  server.use(answers(listPayments, [older]));
  await user.click(screen.getByRole("button", { name: t("receipt.more", own) }));
  await screen.findByText("2026-000122");
  expect(screen.getByText("2026-000123")).toBeTruthy();
  expect(askedFor(listPayments).at(-1)?.query).toMatchObject({ cursor: "123" });
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: t("receipt.more", own) })).toBeNull(),
  );
});

test("those of some days say which, and all show again by a press", async () => {
  server.use(answers(listPayments, []));
  const { user } = await open(`${paths.receipts}?product_id=12&from=2026-03-01&to=2026-03-31`);
  await screen.findByText(t("receipt.none_then", own));
  screen.getByText(/Mar 1, 2026.*Mar 31, 2026/);
  expect(askedFor(listPayments)[0]?.body).toMatchObject({
    product_id: 12,
    from: "2026-03-01",
    to: "2026-03-31",
  });
  await user.click(screen.getByRole("button", { name: t("receipt.any_day", own) }));
  await screen.findByText(t("receipt.none", own));
  expect(askedFor(listPayments).at(-1)?.body).not.toHaveProperty("from");
  expect(askedFor(listPayments).at(-1)?.body).toMatchObject({ product_id: 12 });
});

test("days that are none are as if they were not there", async () => {
  server.use(answers(listPayments, []));
  await open(`${paths.receipts}?from=2026-02-30&to=soon`);
  await screen.findByText(t("receipt.none", own));
  expect(askedFor(listPayments)[0]?.body).toEqual({
    company_token: "token",
    user_token: "token-holder",
  });
});

test.each([
  [paths.receiptsOf(12), 12],
  [`${paths.receipts}?product_id=1%20or%201`, undefined],
])("%s asks for the receipts of product %s", async (address, productId) => {
  server.use(answers(listPayments, []));
  await open(address);
  await screen.findByText(t("receipt.none", own));
  expect((askedFor(listPayments)[0]?.body as { product_id?: number } | undefined)?.product_id).toBe(
    productId,
  );
});

test.each([
  [paths.receipts, "Licenses", paths.licenses],
  [paths.receiptsOf(12), "All receipts", paths.receipts],
])("%s leads back to %s", async (address, name, back) => {
  server.use(answers(listPayments, []));
  await open(address);
  await screen.findByText(t("receipt.none", own));
  const links = within(screen.getByRole("main")).getAllByRole("link", { name });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([back]);
});

test.each([
  [paths.receipts, listPayments],
  [paths.receipt(123), getPayment],
])("%s offline says so, and comes by a press", async (address, call) => {
  server.use(unreachable(call));
  const { user } = await open(address);
  const again = await screen.findByRole("button", { name: t("action.retry") });
  server.use(answers(listPayments, [sampleReceipt()]), answers(getPayment, paid(sampleReceipt())));
  await user.click(again);
  expect((await screen.findAllByText("2026-000123")).length).toBeGreaterThan(0);
});

test("one receipt says who paid what for which period, and is printed", async () => {
  const print = vi.spyOn(globalThis, "print").mockReturnValue(undefined);
  server.use(answers(getPayment, paid(sampleReceipt())));
  const { user } = await open(paths.receipt(123));
  await screen.findByText("2026-000123");
  expect(screen.getByText(/^Northwind Srl, /)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: t("receipt.print", own) }));
  expect(print).toHaveBeenCalledOnce();
});

test("a payment that came to nothing, or is another company's, has no receipt", async () => {
  server.use(answers(getPayment, paid(null)));
  await open(paths.receipt(123));
  await screen.findByText(t("receipt.missing", own));
  server.use(refuses(getPayment, 404, { key: "payment.not_found" }));
  await open(paths.receipt(124));
  await screen.findAllByText(t("receipt.missing", own));
});

test("a token that was revoked asks to connect again, and shows no receipt", async () => {
  const invalid = { key: "auth.company_token", field: "company_token" } as const;
  server.use(refuses(listPayments, 401, invalid));
  await open(paths.receipts);
  await screen.findByText(t("connect.ended", own));
  expect(connection.get()).toBeUndefined();
  expect(screen.queryByText("2026-000123")).toBeNull();
});
