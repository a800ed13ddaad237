// A company's license on a product's page, with a server: actions, refusals, and changes that somebody else made first.
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  askProposal,
  checkoutLicense,
  getCompanySelf,
  getPayment,
  getPublicProduct,
  getStoreProduct,
  installProduct,
  licenseProduct,
  payLicense,
  uninstallProduct,
  type License,
  type PaymentState,
} from "@lanyard/contract";
import { open } from "../../../test/app.tsx";
import { messages } from "@lanyard/contract/messages";
import { answers, askedFor, refuses, server } from "../../../test/server.ts";
import { sampleReceipt } from "../../features/billing/sample-receipt.ts";
import { toExpiringAt } from "../../features/license/sample-license.ts";
import { closeProposals } from "../../features/store/useProposal.ts";
import texts from "../../i18n/locales/en/store.json" with { type: "json" };
import { actAs, connection } from "../../auth/company-connection.ts";
import { paths } from "../../app/paths.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";

const company = { company_id: 3, name: "Northwind", email: "hr@northwind.example", country: "IT" };
/** The store's texts in the language of the tests. */
const words: Readonly<Record<string, string>> = { ...messages.en, ...texts };
const say = (key: string): string => words[key] ?? key;
const terms = { price_amount: 9.5, price_currency: "EUR", expiration_id: 4 };
const license = (some: Partial<License> = {}): License => ({
  license_id: 5,
  product_id: 12,
  state: "licensed",
  installed: 0,
  installed_version: "",
  ...terms,
  renewal: terms,
  created_at: "2026-01-01T00:00:00.000Z",
  paid_at: null,
  expires_at: null,
  // For a period of a year.
  expiring_at: toExpiringAt(some.expires_at ?? null),
  ...some,
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const left = vi.fn();
let held: License | null;
let price: number;
beforeEach(() => {
  connection.set({ token: "token of northwind", company });
  vi.stubGlobal("open", left);
  left.mockReset();
  held = null;
  price = 9.5;
});
afterEach(() => {
  connection.set(undefined);
  closeProposals();
});

const page = () =>
  answers(getStoreProduct, () => ({
    ...sampleDetail({
      status: "ready_for_sale",
      submission: { ...terms, price_amount: price },
    }),
    license: held,
    added_permissions: [],
  }));
const state = (some: Partial<PaymentState>): PaymentState => ({
  payment_id: 123,
  product_id: 12,
  status: "pending",
  url: "https://pay.example/p",
  receipt: null,
  ...some,
});
const panel = () => screen.findByRole("region", { name: say("panel.title") });
const button = async (name: string | RegExp) =>
  within(await panel()).findByRole("button", { name });
/** Presses a button that leads to a payment, and confirms it. */
const confirm = async (user: Awaited<ReturnType<typeof open>>["user"], name: RegExp) => {
  await user.click(await button(name));
  const question = await screen.findByRole("dialog");
  await user.click(within(question).getByRole("button", { name: /^Pay/ }));
};
const show = async (...handlers: Parameters<typeof server.use>) => {
  server.use(page(), ...handlers);
  return open(paths.storeProduct(12));
};
const showReturn = async (...handlers: Parameters<typeof server.use>) => {
  server.use(page(), ...handlers);
  return open(`${paths.storeProduct(12)}?payment=123`);
};

test("getting a license shows that it has to be paid, and paying leaves for the provider's page", async () => {
  const { user } = await show(
    answers(licenseProduct, () => (held = license())),
    answers(checkoutLicense, { payment_id: 123, url: "https://pay.example/p" }),
  );
  await user.click(await button(say("standing_next.get")));
  await user.click(await button(/9\.50/));
  const question = await screen.findByRole("dialog");
  for (const text of ["Northwind", "€9.50", "from today", "Nothing is charged before"])
    expect(question.textContent).toContain(text);
  expect(askedFor(checkoutLicense)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: /^Pay/ }));
  await waitFor(() => expect(left).toHaveBeenCalledWith("https://pay.example/p", "_self"));
  expect(askedFor(checkoutLicense)[0]?.body).toMatchObject({
    ...terms,
    company_token: "token of northwind",
    user_token: "token-holder",
  });
});

test("in a host's frame without a named person the page opens in a window of its own, and its outcome shows here", async () => {
  held = license();
  const opened = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  left.mockReturnValueOnce(opened);
  vi.spyOn(window, "parent", "get").mockReturnValue({} as Window);
  try {
    const { user } = await show(
      answers(checkoutLicense, { payment_id: 123, url: "https://pay.example/p" }),
      answers(getPayment, () => {
        held = license({ state: "paid", expires_at: inDays(90) });
        return state({ status: "paid", url: null, receipt: sampleReceipt() });
      }),
    );
    await confirm(user, /9\.50/);
    await within(await panel()).findByText(say("paying.paid"));
    expect(askedFor(checkoutLicense)[0]?.body).toMatchObject({ from: "window" });
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith("https://pay.example/p");
    expect(opened.opener).toBeNull();
    expect(left).toHaveBeenCalledExactlyOnceWith("about:blank", "_blank");
    await button(say("standing_next.install"));
  } finally {
    vi.restoreAllMocks();
  }
});

test("whom the host names while the question stands is not charged without the page it announced", async () => {
  held = license();
  const { user } = await show(
    answers(checkoutLicense, { payment_id: 123, url: "https://pay.example/p" }),
  );
  await user.click(await button(/9\.50/));
  const question = await screen.findByRole("dialog");
  expect(question.textContent).toContain("Nothing is charged before");
  actAs("anna");
  try {
    await user.click(within(question).getByRole("button", { name: /^Pay/ }));
    await waitFor(() => expect(left).toHaveBeenCalledWith("https://pay.example/p", "_self"));
    expect(askedFor(payLicense)).toEqual([]);
  } finally {
    actAs(undefined);
  }
});

test("a double click asks for one page", async () => {
  held = license();
  const { user } = await show(
    answers(checkoutLicense, { payment_id: 123, url: "https://pay.example/p" }),
  );
  await user.click(await button(/9\.50/));
  const question = await screen.findByRole("dialog");
  await user.dblClick(within(question).getByRole("button", { name: /^Pay/ }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(askedFor(checkoutLicense)).toHaveLength(1);
});

test("a free app is got and installed in one step", async () => {
  price = 0;
  const { user } = await show(
    answers(licenseProduct, license({ state: "paid" })),
    answers(installProduct, () => {
      held = license({ state: "installed", installed: 1, installed_version: "1.0.0" });
      return { license: held, version: "1.0.0", source_code_url: "", db_script_url: "" };
    }),
  );
  await user.click(await button(say("panel.get_free")));
  await within(await panel()).findByText(say("standing.installed"));
});

test.each([
  ["gives it to people", [{ permission_id: 3 }], "standing_next.give"],
  ["is done", [], "panel.title"],
])(
  "by keyboard the focus goes from what was pressed to what is next: %s",
  async (_what, permissions, next) => {
    price = 0;
    const detail = sampleDetail({
      status: "ready_for_sale",
      submission: { ...terms, price_amount: 0 },
    });
    server.use(
      answers(getStoreProduct, () => ({
        ...detail,
        permissions,
        license: held,
        added_permissions: [],
      })),
      answers(licenseProduct, license({ state: "paid" })),
      answers(installProduct, () => {
        const { version: installed_version } = detail.submission;
        held = license({ state: "installed", installed: 1, installed_version });
        return { license: held, version: "1.0.0", source_code_url: "", db_script_url: "" };
      }),
    );
    const { user } = await open(paths.storeProduct(12));
    const get = await button(say("panel.get_free"));
    get.focus();
    await user.keyboard("{Enter}");
    await within(await panel()).findByText(say("standing.installed"));
    await waitFor(() => {
      const { activeElement: focused } = document;
      expect(focused?.getAttribute("aria-label") ?? focused?.textContent).toBe(say(next));
    });
  },
);

test("a price that has changed is said, and the next press names the new one", async () => {
  held = license();
  const { user } = await show(
    refuses(checkoutLicense, 409, {
      key: "payment.price_changed",
      params: { amount: "12.00", currency: "EUR" },
      field: "price_amount",
    }),
  );
  price = 12;
  await button(/^Pay/);
  held = license({ renewal: { ...terms, price_amount: 12 } });
  await confirm(user, /^Pay/);
  await button(/12\.00/);
  expect(within(await panel()).getByRole("alert").textContent).toContain("€12.00");
  server.use(answers(checkoutLicense, { payment_id: 124, url: "https://pay.example/q" }));
  await confirm(user, /12\.00/);
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(askedFor(checkoutLicense).at(-1)?.body).toMatchObject({ price_amount: 12 });
});

test("when a colleague has paid meanwhile, nobody leaves and the page shows it", async () => {
  held = license();
  const { user } = await show(
    answers(checkoutLicense, () => {
      held = license({ state: "paid", expires_at: inDays(90) });
      return { payment_id: 120, url: null };
    }),
  );
  await confirm(user, /^Pay/);
  await button(say("standing_next.install"));
  expect(left).not.toHaveBeenCalled();
});

test("installing with a license that has ended meanwhile is refused, and the page says what it is now", async () => {
  held = license({ state: "paid", expires_at: inDays(90) });
  const { user } = await show(refuses(installProduct, 402, { key: "license.not_usable" }));
  await button(say("standing_next.install"));
  held = license({ state: "expired", expires_at: inDays(-1) });
  await user.click(await button(say("standing_next.install")));
  await within(await panel()).findByText(say("standing.expired"));
  await button(/^Renew/);
});

test("renewing ahead names the price of its license and the end of the period that is renewed", async () => {
  held = license({
    state: "paid",
    installed: 1,
    installed_version: "1.0.0",
    expires_at: inDays(9),
  });
  held = { ...held, state: "installed" };
  // The terms of the license count, whatever the page says of the app.
  price = 12;
  const { user } = await show(
    answers(checkoutLicense, { payment_id: 123, url: "https://pay.example/p" }),
  );
  await confirm(user, /^Renew.*9\.50/);
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(askedFor(checkoutLicense)[0]?.body).toMatchObject({
    price_amount: 9.5,
    renews: held.expires_at,
  });
});

test("coming back, nothing can be paid again before the server has said what became of the payment", async () => {
  held = license();
  let resolveWait: (() => void) | undefined;
  const waits = new Promise<void>((resolve) => {
    resolveWait = resolve;
  });
  await showReturn(
    answers(getPayment, async () => {
      await waits;
      return state({ status: "refused", url: null });
    }),
  );
  expect((await button(/^Pay/)).getAttribute("aria-busy")).toBe("true");
  resolveWait?.();
  await within(await panel()).findByText(say("paying.refused"));
  expect((await button(/^Pay/)).getAttribute("aria-busy")).not.toBe("true");
});

test("coming back, the payment is asked for until it is known, and then the license is read again", async () => {
  held = license();
  let requestCount = 0;
  await showReturn(
    answers(getPayment, () => {
      requestCount += 1;
      if (requestCount === 1) return state({});
      held = license({ state: "paid", expires_at: inDays(90) });
      return state({ status: "paid", url: null, receipt: sampleReceipt() });
    }),
  );
  await within(await panel()).findByText(say("paying.pending"));
  const link = within(await panel()).getByRole("link", { name: say("panel.continue") });
  expect(link.getAttribute("href")).toBe("https://pay.example/p");
  await within(await panel()).findByText(say("paying.paid"));
  await button(say("standing_next.install"));
});

test.each([
  ["refused", "paying.refused"],
  ["ended", "paying.ended"],
] as const)("a payment that was %s says so, and can be made again", async (status, text) => {
  held = license();
  await showReturn(answers(getPayment, state({ status, url: null })));
  await within(await panel()).findByText(say(text));
  await button(/^Pay/);
});

test("a payment of another product, of nobody, or no payment at all says nothing", async () => {
  held = license();
  await showReturn(answers(getPayment, state({ product_id: 99, status: "paid" })));
  await button(/^Pay/);
  await waitFor(() => expect(askedFor(getPayment)).toHaveLength(1));
  expect(screen.queryByText(say("paying.paid"))).toBeNull();
});

test("an address that names no payment asks for none", async () => {
  held = license();
  server.use(page());
  await open(`${paths.storeProduct(12)}?payment=../../login`);
  await button(/^Pay/);
  expect(askedFor(getPayment)).toEqual([]);
});

test("uninstalling says what it means before, and keeps the license", async () => {
  held = license({ state: "installed", installed: 1, installed_version: "1.0.0" });
  const { user } = await show(answers(uninstallProduct, () => (held = license({ state: "paid" }))));
  await user.click(await button(say("panel.uninstall")));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("without paying again");
  expect(askedFor(uninstallProduct)).toEqual([]);
  await user.click(within(question).getByRole("button", { name: say("panel.uninstall") }));
  await button(say("standing_next.install"));
});

test("a proposal that was typed when the token was revoked is there again once the company is connected", async () => {
  const { user } = await show();
  await user.click(await button(say("panel.proposal")));
  const message = async () =>
    within(await screen.findByRole("dialog")).getByRole<HTMLTextAreaElement>("textbox", {
      name: say("proposal.message"),
    });
  await user.type(await message(), "500 people in three places");
  server.use(
    refuses(askProposal, 401, { key: "auth.company_token", field: "company_token" }),
    // Visitors do not see a private app.
    refuses(getPublicProduct, 404, { key: "product.not_found" }),
  );
  await user.click(screen.getByRole("button", { name: say("proposal.submit") }));
  await screen.findByText(say("connect.ended"));
  expect(screen.queryByRole("dialog")).toBeNull();

  server.use(answers(getCompanySelf, company), answers(askProposal, { proposal_id: 4 }));
  await user.click(await screen.findByRole("button", { name: say("connect.again") }));
  await user.type(await screen.findByLabelText(say("connect.token")), "the next token{Enter}");
  await waitFor(async () => expect((await message()).value).toBe("500 people in three places"));
  await user.click(screen.getByRole("button", { name: say("proposal.submit") }));
  await screen.findByText(say("proposal.sent"));
  expect(askedFor(askProposal).at(-1)?.body).toMatchObject({
    company_token: "the next token",
    message: "500 people in three places",
  });
});
