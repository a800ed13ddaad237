// The licenses page with a server: its view is in the address, several licenses are paid with one payment,
// apps are uninstalled.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  exportLicenses,
  getPayment,
  listLicenses,
  paySeveralLicenses,
  summarizeLicenses,
  uninstallProduct,
  type LicenseCard,
  type License,
  type LineOutcome,
  type ResponseData,
} from "@lanyard/contract";
import { open } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import {
  expired,
  expiring,
  hiddenButPaid,
  paid,
  sampleSummary,
} from "../features/license/sample-licenses.ts";
import { actAs, connection } from "../auth/company-connection.ts";
import { paths } from "../app/paths.ts";

const company = { company_id: 3, name: "Bottega Conti", email: "b@co.test", country: "IT" };
const cards: LicenseCard[] = [expired, expiring, hiddenButPaid];
const table = `${paths.licenses}?view=table`;

beforeEach(() => {
  sessionStorage.clear();
  connection.set({ token: "token", company });
  actAs(undefined);
  server.use(answers(listLicenses, cards), answers(summarizeLicenses, sampleSummary));
});
const choose = async (user: Awaited<ReturnType<typeof open>>["user"], names: readonly string[]) => {
  for (const name of names)
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
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

test("the price of a renewal is the one of its contract, as in the store", async () => {
  server.use(answers(listLicenses, [expired]));
  await open(paths.licenses);
  const [card] = await screen.findAllByRole("article");
  expect(within(card!).getByText(/^€8\.90 for 1 mese$/)).toBeDefined();
});

const dueComeAfter = (wait: Promise<unknown>) =>
  answers(listLicenses, ({ body }) =>
    (body as { readonly filter?: string }).filter === "due" ? wait.then(() => cards) : cards,
  );

test("the list stands still: it comes with the row of those due, and an outline keeps their place", async () => {
  const [counted, due] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const title = { name: "All licenses" };
  const outlines = () => document.querySelectorAll("[data-slot=card-skeleton]").length;
  server.use(
    dueComeAfter(due.promise),
    answers(summarizeLicenses, () => counted.promise.then(() => sampleSummary)),
  );
  await open(paths.licenses);
  await waitFor(() => expect(askedFor(listLicenses)).toHaveLength(2));
  expect(outlines()).toBe(3);
  counted.resolve();
  await screen.findByText("€14.39");
  expect(outlines()).toBe(3);
  expect(screen.queryByRole("heading", title)).toBeNull();
  due.resolve();
  await screen.findByRole("heading", title);
  expect(outlines()).toBe(0);
  expect(screen.getAllByRole("link", { name: "Parcheggio" })).toHaveLength(2);
});

test("a list of which none are due waits for no row of theirs", async () => {
  server.use(
    dueComeAfter(new Promise<never>(() => {})),
    answers(summarizeLicenses, {
      ...sampleSummary,
      counts: { ...sampleSummary.counts, due: 0 },
    }),
  );
  await open(paths.licenses);
  await screen.findByRole("link", { name: "Parcheggio" });
  expect(document.querySelector("[data-slot=card-skeleton]")).toBeNull();
});

test("the receipts of everything that was paid are one press away", async () => {
  await open(paths.licenses);
  const receipts = await screen.findByRole("link", { name: "Receipts" });
  expect(receipts.getAttribute("href")).toBe(paths.receipts);
});

const toLines = (
  body: unknown,
  outcome: LineOutcome,
): ResponseData<typeof paySeveralLicenses>["lines"] =>
  (body as { licenses: { product_id: number }[] }).licenses.map(({ product_id }) => ({
    product_id,
    outcome,
    error: "",
    license: null,
    payment: null,
  }));

test("several are paid on one page, at the prices shown, after a question that says who pays what", async () => {
  const leave = vi.fn<typeof window.open>();
  vi.stubGlobal("open", leave);
  server.use(
    answers(paySeveralLicenses, ({ body }) => ({
      payment_id: 7,
      url: "https://pay.example/7",
      receipt: null,
      lines: toLines(body, "pending"),
    })),
  );
  const { user } = await open(table);
  const dialog = await choose(user, ["Parcheggio", "Sale riunioni"]);
  for (const text of ["Bottega Conti", "€21.40", "1 mese, from today", "1 mese, from "])
    expect(dialog.textContent).toContain(text);
  expect(askedFor(paySeveralLicenses)).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Pay €21.40" }));
  await waitFor(() =>
    expect(leave).toHaveBeenCalledExactlyOnceWith("https://pay.example/7", "_self"),
  );
  expect(askedFor(paySeveralLicenses).map(({ body }) => body)).toEqual([
    {
      company_token: "token",
      user_token: "token-holder",
      from: "licenses",
      licenses: [
        // The period is over, so it names no end.
        { product_id: 5, price_amount: 8.9, price_currency: "EUR", expiration_id: 2 },
        {
          product_id: 2,
          price_amount: 12.5,
          price_currency: "EUR",
          expiration_id: 2,
          renews: expiring.license_expires_at,
        },
      ],
    },
  ]);
});

test("whom the host names while the question stands is not charged without the page it announced", async () => {
  const leave = vi.fn<typeof window.open>();
  vi.stubGlobal("open", leave);
  server.use(
    answers(paySeveralLicenses, ({ body }) => ({
      payment_id: 7,
      url: "https://pay.example/7",
      receipt: null,
      lines: toLines(body, "pending"),
    })),
  );
  const { user } = await open(table);
  const dialog = await choose(user, ["Parcheggio", "Sale riunioni"]);
  actAs("anna");
  await user.click(within(dialog).getByRole("button", { name: "Pay €21.40" }));
  await waitFor(() =>
    expect(leave).toHaveBeenCalledExactlyOnceWith("https://pay.example/7", "_self"),
  );
  expect(askedFor(paySeveralLicenses)[0]?.body).toMatchObject({ from: "licenses" });
});

test("a price that has changed is said with the new total, and nothing is paid before it is confirmed", async () => {
  actAs("anna");
  server.use(
    answers(paySeveralLicenses, () =>
      Response.json(
        {
          error: "The price has changed.",
          prices: [
            {
              product_id: 5,
              price_amount: 14,
              price_currency: "EUR",
              expiration_id: 5,
              expiration_name: "1 year",
            },
          ],
        },
        { status: 409 },
      ),
    ),
  );
  const { user } = await open(table);
  const dialog = within(await choose(user, ["Parcheggio", "Sale riunioni"]));
  await user.click(dialog.getByRole("button", { name: "Pay €21.40" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Prices have changed");
  dialog.getByText("1 year, from today");
  server.use(
    answers(paySeveralLicenses, ({ body }) => ({
      payment_id: 8,
      url: null,
      receipt: null,
      lines: toLines(body, "paid"),
    })),
  );
  await user.click(dialog.getByRole("button", { name: "Pay €26.50" }));
  await dialog.findByRole("list", { name: "Results" });
  expect(dialog.getAllByText("Paid")).toHaveLength(2);
  expect(askedFor(paySeveralLicenses).at(-1)?.body).toMatchObject({
    user_token: "anna",
    licenses: [{ product_id: 5, price_amount: 14, expiration_id: 5 }, { product_id: 2 }],
  });
});

test("a payment that takes only some says of each license what has become of it, and why", async () => {
  actAs("anna");
  const why = "This product is not on sale to you.";
  server.use(
    answers(paySeveralLicenses, ({ body }) => {
      const [first, second] = toLines(body, "paid");
      return {
        payment_id: 8,
        url: null,
        receipt: null,
        lines: [first!, { ...second!, outcome: "not_renewable" as const, error: why }],
      };
    }),
  );
  const { user } = await open(table);
  const dialog = within(await choose(user, ["Parcheggio", "Sale riunioni"]));
  await user.click(dialog.getByRole("button", { name: /^Pay/ }));
  const results = within(await dialog.findByRole("list", { name: "Results" }));
  expect(results.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "ParcheggioPaid",
    `Sale riunioniCannot be paid${why}`,
  ]);
  expect(dialog.queryByRole("button", { name: /^Pay/ })).toBeNull();
});

test("what is paid for long is not asked to be paid again", async () => {
  server.use(answers(listLicenses, [...cards, paid]));
  const { user } = await open(table);
  await screen.findByRole("checkbox", { name: "Select Parcheggio" });
  expect(screen.queryByRole("checkbox", { name: `Select ${paid.product_name}` })).toBeNull();
  await user.click(screen.getAllByRole("checkbox", { name: /^Select all/ })[0]!);
  await user.click(screen.getByRole("button", { name: "Renew" }));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByRole("button", { name: "Pay €21.40" });
});

test("whoever comes back sees what the server says of the payment, and can continue it while it waits", async () => {
  let requestCount = 0;
  server.use(
    answers(getPayment, () => {
      requestCount += 1;
      const pending = { status: "pending", url: "https://pay.example/7" } as const;
      return {
        payment_id: 7,
        product_id: 5,
        receipt: null,
        ...(requestCount === 1 ? pending : ({ status: "refused", url: null } as const)),
      };
    }),
  );
  await open(`${paths.licenses}?payment=7`);
  const link = await screen.findByRole("link", { name: "Continue payment" });
  expect(link.getAttribute("href")).toBe("https://pay.example/7");
  await screen.findByText("The payment was declined");
  expect(screen.queryByRole("dialog")).toBeNull();
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
  // The page keeps its heading.
  expect(screen.getAllByRole("heading", { level: 1 }).map((one) => one.textContent)).toEqual([
    "Licenses",
  ]);
  expect(screen.queryByRole("link", { name: "Parcheggio" })).toBeNull();
  expect(connection.get()).toBeUndefined();
});

test("a license that expires while the desk is open turns without being asked for again", async () => {
  const soon = new Date(Date.now() + 300).toISOString();
  server.use(answers(listLicenses, [{ ...expiring, license_expires_at: soon }]));
  await open(paths.licenses);
  const all = within(await screen.findByRole("region", { name: "All licenses" }));
  await all.findByText("Expired");
  const requests = askedFor(listLicenses).filter(
    ({ body }) => (body as { filter?: string }).filter === undefined,
  );
  expect(requests).toHaveLength(1);
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
      expiring_at: null,
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

/** A number of licenses that end soon, served in pages. */
const endingSoon = (count: number): LicenseCard[] =>
  Array.from({ length: count }, (_, at) => ({
    ...expiring,
    license_id: 100 + at,
    product_id: 100 + at,
    product_name: `App ${at}`,
  }));
const inPages = (all: readonly LicenseCard[], size: number) =>
  answers(listLicenses, ({ query }) => {
    const from = Number(query["cursor"] ?? 0);
    const next =
      from + size < all.length ? `<${listLicenses.path}?cursor=${from + size}>; rel="next"` : "";
    return Response.json(all.slice(from, from + size), {
      headers: next === "" ? {} : { link: next },
    });
  });

test("all that ends soon is renewed, also what is behind the first page", async () => {
  server.use(
    inPages(endingSoon(130), 60),
    answers(summarizeLicenses, {
      ...sampleSummary,
      counts: { ...sampleSummary.counts, due: 130 },
    }),
  );
  const { user } = await open(paths.licenses);
  const due = within(await screen.findByRole("region", { name: "Expiring soon" }));
  // Only the first ones are shown; a button shows all.
  expect(due.getAllByRole("article")).toHaveLength(6);
  await due.findByRole("button", { name: "Show all 130" });
  await user.click(due.getByRole("button", { name: "Renew expiring" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("heading", { name: "Pay for 100 licenses?" })).toBeDefined();
  await user.keyboard("{Escape}");
  await user.click(due.getByRole("button", { name: "Show all 130" }));
  expect(document.activeElement?.textContent).toBe("All licenses");
  await waitFor(() => expect(askedFor(listLicenses).at(-1)?.body).toMatchObject({ filter: "due" }));
});

test("a host's person pays at most as many at once as one payment takes, with one request", async () => {
  actAs("anna");
  server.use(
    inPages(endingSoon(120), 60),
    answers(summarizeLicenses, sampleSummary),
    answers(paySeveralLicenses, ({ body }) => ({
      payment_id: 8,
      url: null,
      receipt: null,
      lines: toLines(body, "paid"),
    })),
  );
  const { user } = await open(paths.licenses);
  await user.click(await screen.findByRole("button", { name: "Renew expiring" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/at most 100 licenses: 20 more are paid after it/);
  await user.click(dialog.getByRole("button", { name: "Pay €1,250.00" }));
  await dialog.findByRole("list", { name: "Results" });
  expect(dialog.getAllByText("Paid")).toHaveLength(100);
  expect(askedFor(paySeveralLicenses)).toHaveLength(1);
});

test("what was chosen and is no longer in the list is not renewed", async () => {
  const { user } = await open(table);
  await user.click(await screen.findByRole("checkbox", { name: "Select Parcheggio" }));
  expect(screen.getByText("1 selected")).toBeDefined();
  server.use(answers(listLicenses, [expiring]));
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "installed");
  await waitFor(() =>
    expect(screen.queryByRole("checkbox", { name: "Select Parcheggio" })).toBeNull(),
  );
  expect(screen.queryByText("1 selected")).toBeNull();
});

test.each([
  ["without a line", () => Response.error()],
  [
    "when it breaks amid the file",
    () =>
      new Response(
        new ReadableStream({
          start: (file) => {
            file.enqueue(new TextEncoder().encode("App,"));
            file.error(new TypeError("gone"));
          },
        }),
        { headers: { "content-type": "text/csv" } },
      ),
  ],
])("a file that does not come is said: %s", async (_when, answer) => {
  server.use(answers(exportLicenses, answer));
  const { user } = await open(paths.licenses);
  await user.click(await screen.findByRole("button", { name: "CSV" }));
  await screen.findByText("The server is not responding. Check your connection and try again.");
});

test("an address that names no payment asks for none", async () => {
  await open(`${paths.licenses}?payment=abc`);
  await screen.findAllByRole("link", { name: "Parcheggio" });
  expect(askedFor(getPayment)).toEqual([]);
});

test("uninstalling what has expired says that it has to be renewed first", async () => {
  server.use(answers(listLicenses, [{ ...expired, installed_version: "1.1.0", people: 1_000 }]));
  const { user } = await open(paths.storeApps);
  await user.click(await screen.findByRole("button", { name: "Uninstall Parcheggio" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("renew it to install the app again");
  // The server counts people only up to a limit.
  expect(question.textContent).toContain("more than 999 people");
  expect(screen.queryByText(/1,?000/)).toBeNull();
});

test("an installed app is found among many, and the address keeps the search", async () => {
  const installed = endingSoon(12);
  server.use(
    answers(listLicenses, ({ body }) => {
      const { search = "" } = body as { readonly search?: string };
      return installed.filter(({ product_name: name }) => name.includes(search));
    }),
  );
  const { user } = await open(`${paths.storeApps}?search=pool`);
  await screen.findByText("No installed app matches");
  expect(screen.queryByText("No apps installed")).toBeNull();
  const search = screen.getByRole("searchbox", { name: "Search installed apps" });
  search.focus();
  await user.keyboard("{Escape}");
  const list = within(await screen.findByRole("list", { name: "Installed apps" }));
  expect(list.getAllByRole("link")).toHaveLength(12);
  expect(document.activeElement).toBe(search);
  await user.keyboard("App 11{Enter}");
  await waitFor(() =>
    expect(list.getAllByRole("link").map((one) => one.textContent)).toEqual(["App 11"]),
  );
  expect(location.search).toBe("?search=App+11");
  expect(askedFor(listLicenses).at(-1)?.body).toMatchObject({
    filter: "installed",
    search: "App 11",
  });
});
