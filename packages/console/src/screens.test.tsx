// The server writes the first screen of who is signed in, and of a company, and the browser takes it over without a change or
// another call.
import { cleanup, screen, waitFor } from "@testing-library/react";
import { prerender } from "react-dom/static";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  countStore,
  filterStore,
  getPayment,
  getStoreFront,
  getStoreProduct,
  languageCodes,
  listDepartments,
  listLicensedApps,
  listLicenses,
  listPayments,
  listPeopleWithPermissions,
  listProducts,
  summarizeLicenses,
  tokenHolder,
  type LanguageCode,
  type User,
} from "@lanyard/contract";
import { ada, marta, open, origin, settings, tokenOf, ugo } from "../test/app.tsx";
import { answers, askedFor, askedPaths, server } from "../test/server.ts";
import { everyCard, sampleCard } from "./product/sample-cards.ts";
import { sampleApps, samplePeople } from "./company/sample-people.ts";
import { keepRound } from "./license/renewals.ts";
import { sampleReceipt } from "./license/sample-license.ts";
import { expiring, sampleLicenses, sampleSummary } from "./license/sample-licenses.ts";
import { screenCall, screenCallsOf, writeScreen, type AskedScreen } from "./screens.ts";
import { keepArrived, takeOver } from "./shared/begun.ts";
import { connection } from "./shared/company-connection.ts";
import { received, type Received } from "./shared/received.ts";
import { paths } from "./shared/paths.ts";
import type { LackingCall } from "./shared/rendering.ts";
import { accessToken, storedLanguage } from "./shared/storage.ts";
import { storeDetail, wallCards } from "./store/sample-store.ts";
import { sampleChoices, sampleDetail } from "./submission/sample-detail.ts";

// Only these tests render for server and browser in one process, which React warns about.
const { error } = console;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...message) => {
    if (!String(message[0]).startsWith("Detected multiple renderers")) error(...message);
  });
});

const received200 = (output: unknown): Received => ({
  status: 200,
  text: JSON.stringify(output),
  link: null,
});
const counts = {
  all: 7,
  draft: 2,
  waiting_for_review: 1,
  rejected: 1,
  ready_for_sale: 2,
  hidden: 1,
};

/** What the calls of a page answer a person. */
function answersOf(person: User, path: string, cards = everyCard()) {
  const answerOf = (url: string): unknown => {
    if (url.includes("/counts")) return counts;
    if (url.includes("status=rejected")) return [sampleCard("rejected")];
    if (url.includes("status=draft")) return [sampleCard("draft")];
    if (/products\/\d+/.test(url)) return sampleDetail();
    if (url.endsWith("/menu")) return sampleChoices.menu;
    if (url.includes("/products")) return cards;
    return url.endsWith("/permissions") ? sampleChoices.permissions : sampleChoices.expirations;
  };
  const calls = screenCallsOf(path, "", person.role, false) ?? [];
  return {
    [screenCall]: received200(person),
    ...Object.fromEntries(calls.map((url) => [url, received200(answerOf(url))])),
  };
}

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const wanted = (path: string, language: LanguageCode = "en") => ({
  path,
  search: "",
  language,
  timeZone: zone,
  seen: { now: Date.now(), isWide: false },
  settings,
  origin,
});

async function written(path: string, person: User, language: LanguageCode = "en") {
  const given = answersOf(person, path);
  const { html, title, lacking } = await writeScreen({
    ...wanted(path, language),
    answers: given,
  });
  // What is known of the page is all that it asks for: it is rendered once.
  expect(lacking).toEqual([]);
  // The server's React keeps the values of contexts until it renders again.
  await prerender(<i />);
  accessToken.set(tokenOf(person));
  storedLanguage.set(language);
  keepArrived(given);
  takeOver(true);
  return { html, title };
}

describe.each([marta, ada])("of $role", (person) => {
  test.each([
    ...languageCodes.map((language) => [paths.products, language] as const),
    [paths.product(12), "en"],
    [paths.account, "fr"],
    [paths.preview(12), "es"],
    [paths.build(12, 31), "it"],
  ] as const)(
    "%s in %s is taken over as it is, and nothing is asked again",
    async (path, language) => {
      const { html, title } = await written(path, person, language);
      expect(html).not.toContain("<script");
      await open(path, { as: person, language, written: html });
      await screen.findByRole("heading", { level: 1 });
      await waitFor(() => expect(document.title).toBe(title));
      // Remarks are read once the page stands.
      expect(askedPaths().filter((each) => !each.endsWith("/remarks"))).toEqual([]);
    },
  );
});

test("what was asked long ago is taken over, and asked for again behind it", async () => {
  const { html } = await written(paths.products, marta);
  server.use(answers(listProducts, everyCard()));
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
  await open(paths.products, { as: marta, written: html });
  // The list, and what waits in two.
  await waitFor(() => expect(askedFor(listProducts)).toHaveLength(3));
});

test("readers whose screens are written at once get their own", async () => {
  const [hers, his] = await Promise.all(
    [marta, ugo].map(async (person) => {
      const cards = [sampleCard("ready_for_sale", { product_name: `App of ${person.username}` })];
      const given = answersOf(person, paths.products, cards);
      return (await writeScreen({ ...wanted(paths.products), answers: given })).html;
    }),
  );
  await prerender(<i />);
  expect(hers).toContain("App of marta");
  expect(his).toContain("App of ugo");
  for (const name of ["ugo"]) expect(hers).not.toContain(name);
  expect(his).not.toContain("marta");
});

test.each([
  ["Asia/Tokyo", "14/03/2026 - 18:26:53"],
  ["America/Los_Angeles", "14/03/2026 - 02:26:53"],
])("days and hours are those of the reader's zone: %s", async (timeZone, shown) => {
  const path = paths.product(12);
  const detail = sampleDetail();
  detail.submission.submission_updadet_at = "2026-03-14T09:26:53Z";
  const given = { ...answersOf(marta, path), "/api/products/12": received200(detail) };
  const { html } = await writeScreen({ ...wanted(path), timeZone, answers: given });
  await prerender(<i />);
  expect(html).toContain(shown);
});

test("a zone that is none is refused", async () => {
  const given = answersOf(marta, paths.products);
  await expect(async () =>
    writeScreen({ ...wanted(paths.products), timeZone: "Nowhere/None", answers: given }),
  ).rejects.toThrow(RangeError);
});

test.each([
  ["/dashboard/products/7%2F..%2F8", ""],
  ["/dashboard/products/..", ""],
  ["/dashboard/products/7?a=b", ""],
  ["/login", ""],
  ["/auth", ""],
])("there is none at %s", (path, search) => {
  expect(screenCallsOf(path, search, "creator", false)).toBeUndefined();
});

describe("of a company", () => {
  const company = { company_id: 3, name: "Bottega Conti", email: "b@co.test", country: "IT" };
  const other = { company_id: 4, name: "Studio Blu", email: "s@blu.test", country: "IT" };

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    server.use(
      answers(getStoreFront, { new: wallCards(2), used: [], updated: [] }),
      answers(countStore, { all: 6, entries: [{ menu_entry_id: 2, count: 1 }] }),
      answers(filterStore, wallCards(6)),
      answers(getStoreProduct, { ...storeDetail(), license: null, added_permissions: [] }),
      answers(listLicenses, sampleLicenses),
      answers(summarizeLicenses, sampleSummary),
      answers(listLicensedApps, [...sampleApps]),
      answers(listDepartments, { people: 2, departments: [{ department: "", people: 2 }] }),
      answers(listPeopleWithPermissions, samplePeople(2)),
      answers(listPayments, [sampleReceipt()]),
      answers(getPayment, {
        payment_id: 123,
        product_id: 12,
        status: "paid",
        url: null,
        receipt: sampleReceipt(),
      }),
    );
  });

  /** As the server asks, with the company's token in the body. */
  const ask = async ({ url, own }: LackingCall): Promise<Received> =>
    received(
      await fetch(new URL(url, location.href), {
        method: own ? "POST" : "GET",
        ...(own && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...own, company_token: "token", user_token: tokenHolder }),
        }),
      }),
    );

  /** Renders the page until it asks for nothing that it has not got. */
  async function write(address: string, more: Partial<AskedScreen> = {}) {
    const { pathname, search } = new URL(address, origin);
    let given: Readonly<Record<string, Received>> = more.answers ?? {};
    for (;;) {
      const { html, title, lacking } = await writeScreen({
        ...wanted(pathname),
        search: search.slice(1),
        seen: { now: Date.now(), isWide: true },
        company,
        ...more,
        answers: given,
      });
      const others = lacking.filter(({ name }) => !Object.hasOwn(given, name));
      if (others.length === 0) {
        await prerender(<i />);
        return { html, title, given };
      }
      const said = await Promise.all(others.map(async (call) => [call.name, await ask(call)]));
      given = { ...given, ...Object.fromEntries(said) };
    }
  }

  /** As the browser has it before the console starts. */
  function arrive(given: Readonly<Record<string, Received>>) {
    storedLanguage.set("en");
    connection.set({ token: "token", company });
    keepArrived(given);
    takeOver(true);
  }

  const pages = [
    paths.store,
    `${paths.store}?filter=mensa&menu_entry_id=2`,
    paths.storeProduct(12),
    paths.storeApps,
    paths.licenses,
    `${paths.licenses}?view=table&filter=expired&order=cost&search=park`,
    paths.people,
    `${paths.people}?by=app&department=`,
    paths.receipts,
    `${paths.receipts}?product_id=12&from=2026-01-01`,
    paths.receipt(123),
  ];

  test.each(pages)("%s is taken over as it is, and nothing is asked again", async (address) => {
    expect(screenCallsOf(address.split("?")[0]!, "", "", true)).toEqual([]);
    const { html, title, given } = await write(address);
    const before = askedPaths().length;
    arrive(given);
    const { client } = await open(address, { written: html });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toBe(title));
    expect(html).not.toContain('aria-busy="true"');
    expect(client.isFetching()).toBe(0);
    expect(askedPaths().slice(before)).toEqual([]);
  });

  test("of a user's too: theirs is the bar, the company's the store", async () => {
    const answersOfUser = { [screenCall]: received200(marta) };
    expect(screenCallsOf(paths.store, "", "creator", true)).toEqual([]);
    const { html, given } = await write(paths.store, { answers: answersOfUser });
    expect(html).toContain("marta");
    expect(html).toContain(company.name);
    const before = askedPaths().length;
    accessToken.set(tokenOf(marta));
    arrive(given);
    await open(paths.store, { as: marta, written: html });
    await screen.findByRole("heading", { level: 1 });
    expect(askedPaths().slice(before)).toEqual([]);
  });

  test("written at once, each is its own company's", async () => {
    const [hers, his] = await Promise.all(
      [company, other].map(
        async (own) =>
          (await writeScreen({ ...wanted(paths.licenses), company: own, answers: {} })).html,
      ),
    );
    expect(hers).toContain(company.name);
    expect(hers).not.toContain(other.name);
    expect(his).toContain(other.name);
    expect(his).not.toContain(company.name);
    await prerender(<i />);
  });

  test("its answers are no other company's, nor those of its former token", async () => {
    const { given } = await write(paths.licenses);
    for (const own of [other, company]) {
      arrive(given);
      connection.set({ token: "another", company: own });
      const before = askedFor(listLicenses).length;
      await open(paths.licenses);
      // The list, and what is due.
      await waitFor(() =>
        expect(
          askedFor(listLicenses)
            .slice(before)
            .map(({ body }) => body),
        ).toEqual([0, 1].map(() => expect.objectContaining({ company_token: "another" }))),
      );
      cleanup();
    }
  });

  test("the round of renewals that the tab keeps shows once the page lives", async () => {
    const address = `${paths.licenses}?payment=123`;
    const { html, given } = await write(address);
    arrive(given);
    keepRound({
      company: company.company_id,
      results: [{ name: "Mensa", outcome: "paid", error: "" }],
      left: [],
    });
    await open(address, { written: html });
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  test("what a width or a clock shows is as the browser said, and as it is once the page lives", async () => {
    const narrow = { now: Date.now(), isWide: false };
    const { html, given } = await write(paths.people, { seen: narrow });
    expect(html).not.toContain('data-slot="matrix"');
    arrive(given);
    globalThis.seen = narrow;
    await open(paths.people, { written: html });
    // Wide by now.
    await waitFor(() => expect(document.querySelector("[data-slot=matrix]")).not.toBeNull());

    const later = Date.parse(expiring.license_expires_at!) + 1;
    const now = await write(paths.licenses);
    const then = await write(paths.licenses, { seen: { now: later, isWide: true } });
    expect(then.html).not.toBe(now.html);
  });

  test("nobody who is not connected has one", () => {
    expect(screenCallsOf(paths.licenses, "", "", false)).toBeUndefined();
    expect(screenCallsOf(paths.products, "", "", true)).toBeUndefined();
  });
});
