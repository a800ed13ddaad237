// The server renders the first screen of a signed-in user or a company, and the browser hydrates it without changing
// the DOM or making another call.
import { cleanup, screen, waitFor } from "@testing-library/react";
import { prerender } from "react-dom/static";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  countReviews,
  countStore,
  filterStore,
  getCompany,
  getDispatch,
  getManagedUser,
  getPayment,
  getRequest,
  getReviewClaim,
  getSetup,
  getStoreFront,
  getStoreProduct,
  getSubmissionAsAdmin,
  languageCodes,
  listAudit,
  listCompanies,
  listDepartments,
  listDispatches,
  listLicensedApps,
  listLicenses,
  listLicensesOfCompany,
  listPayments,
  listPeopleWithPermissions,
  listProducts,
  listRemarksAsAdmin,
  listReplies,
  listRequests,
  listReviews,
  listUsers,
  summarizeLicenses,
  tokenHolder,
  type LanguageCode,
  type User,
} from "@lanyard/contract";
import { ada, marta, open, origin, settings, tokenOf, ugo } from "../test/app.tsx";
import { answers, askedFor, askedPaths, server } from "../test/server.ts";
import { creator, sampleUsers } from "./account/sample-users.ts";
import { sampleEntries } from "./audit/sample-audit.ts";
import { detailOf as companyOf, sampleCompanies } from "./company/sample-companies.ts";
import { sampleDispatches, webhookDetail } from "./dispatch/sample-dispatches.ts";
import { detailOf as requestOf, openRequest, sampleRequests } from "./enquiry/sample-requests.ts";
import { everyCard, sampleCard } from "./product/sample-cards.ts";
import { sampleApps, samplePeople } from "./company/sample-people.ts";
import { sampleReceipt } from "./license/sample-license.ts";
import { expiring, sampleLicenses, sampleSummary } from "./license/sample-licenses.ts";
import { sampleClaim, sampleEntry, sampleQueue } from "./review/sample-queue.ts";
import { sampleRemarks, sampleReplies } from "./review/sample-remarks.ts";
import { sampleSetup } from "./setup/sample-setup.ts";
import { screenCall, screenCallsOf, writeScreen, type AskedScreen } from "./screens.ts";
import { isTakingOver, keepArrived, takeOver } from "./shared/begun.ts";
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

/** The answers to a page's calls for this person. */
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

/** Runs `work` in a time zone that no reader has, because the server's own zone must not matter. */
async function onServer<Written>(work: () => Promise<Written>): Promise<Written> {
  const { TZ } = process.env;
  process.env["TZ"] = "Pacific/Kiritimati";
  try {
    return await work();
  } finally {
    if (TZ === undefined) delete process.env["TZ"];
    else process.env["TZ"] = TZ;
  }
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
  const asked = { ...wanted(path, language), answers: given };
  const { html, title, lacking } = await onServer(() => writeScreen(asked));
  // All calls of the page are known beforehand, so one render is enough.
  expect(lacking).toEqual([]);
  // The server's React keeps context values until its next render.
  await prerender(<i />);
  accessToken.set(tokenOf(person));
  storedLanguage.set(language);
  keepArrived(given);
  takeOver(true);
  return { html, title };
}

/** Makes a call as the server does: for a user, or with a company's token in the body. */
const ask = async ({ url, own }: LackingCall, person: User | undefined): Promise<Received> =>
  received(
    await fetch(new URL(url, location.href), {
      method: own ? "POST" : "GET",
      headers: {
        ...(person && { authorization: `Bearer ${tokenOf(person)}` }),
        ...(own && { "content-type": "application/json" }),
      },
      ...(own && {
        body: JSON.stringify({ ...own, company_token: "token", user_token: tokenHolder }),
      }),
    }),
  );

/** Renders a page until no call lacks its answer; also returns the number of renders. */
async function write(address: string, more: Partial<AskedScreen> = {}, person?: User) {
  const { pathname, search } = new URL(address, origin);
  let given: Readonly<Record<string, Received>> = more.answers ?? {};
  for (let turns = 1; ; turns += 1) {
    const asked = {
      ...wanted(pathname),
      search: search.slice(1),
      seen: { now: Date.now(), isWide: true },
      ...more,
      answers: given,
    };
    const { html, title, lacking } = await onServer(() => writeScreen(asked));
    const others = lacking.filter(({ name }) => !Object.hasOwn(given, name));
    if (others.length === 0) {
      await prerender(<i />);
      return { html, title, given, turns };
    }
    const said = await Promise.all(
      others.map(async (call) => [call.name, await ask(call, person)]),
    );
    given = { ...given, ...Object.fromEntries(said) };
  }
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
      // Remarks are fetched after hydration.
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
  // The list, and the two lists of unfinished products.
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

  const writeAs = (address: string, more: Partial<AskedScreen> = {}) =>
    write(address, { company, ...more });

  /** Puts the browser into its state before the console starts. */
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
    const { html, title, given } = await writeAs(address);
    const before = askedPaths().length;
    arrive(given);
    const { client } = await open(address, { written: html });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toBe(title));
    expect(html).not.toContain('aria-busy="true"');
    expect(client.isFetching()).toBe(0);
    expect(askedPaths().slice(before)).toEqual([]);
  });

  test("the last day of a license is the reader's", async () => {
    const license = {
      license_id: 1,
      product_id: 12,
      state: "paid" as const,
      installed: 0 as const,
      installed_version: "",
      price_amount: 8.9,
      price_currency: "EUR",
      expiration_id: 2,
      renewal: null,
      created_at: "2026-11-26T22:30:00.000Z",
      paid_at: "2026-11-26T22:30:00.000Z",
      expires_at: "2126-05-26T22:30:00.000Z",
      expiring_at: "2126-04-26T22:30:00.000Z",
    };
    server.use(answers(getStoreProduct, { ...storeDetail(), license, added_permissions: [] }));
    const address = paths.storeProduct(12);
    const { html, given } = await writeAs(address);
    expect(html).toContain("May 26, 2126");
    arrive(given);
    await open(address, { written: html });
    await screen.findByText(/May 26, 2126/);
  });

  test("of a user's too: theirs is the bar, the company's the store", async () => {
    const answersOfUser = { [screenCall]: received200(marta) };
    expect(screenCallsOf(paths.store, "", "creator", true)).toEqual([]);
    const { html, given } = await writeAs(paths.store, { answers: answersOfUser });
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
    const { given } = await writeAs(paths.licenses);
    for (const own of [other, company]) {
      arrive(given);
      connection.set({ token: "another", company: own });
      const before = askedFor(listLicenses).length;
      await open(paths.licenses);
      // The license list, and the licenses that are due.
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

  test("what a width or a clock shows is as the browser said, and as it is once the page lives", async () => {
    const narrow = { now: Date.now(), isWide: false };
    const { html, given } = await writeAs(paths.people, { seen: narrow });
    expect(html).not.toContain('data-slot="matrix"');
    arrive(given);
    globalThis.seen = narrow;
    await open(paths.people, { written: html });
    // Once hydrated, the page uses the window's real width.
    await waitFor(() => expect(document.querySelector("[data-slot=matrix]")).not.toBeNull());

    const later = Date.parse(expiring.license_expires_at!) + 1;
    const now = await writeAs(paths.licenses);
    const then = await writeAs(paths.licenses, { seen: { now: later, isWide: true } });
    expect(then.html).not.toBe(now.html);
  });

  test("nobody who is not connected has one", () => {
    expect(screenCallsOf(paths.licenses, "", "", false)).toBeUndefined();
    expect(screenCallsOf(paths.products, "", "", true)).toBeUndefined();
  });
});

describe("of the office", () => {
  const build = sampleEntry();
  const place = `build=${build.product_id}.${build.submission_id}`;
  const detail = sampleDetail({
    status: "waiting_for_review",
    submission: { product_id: build.product_id, submission_id: build.submission_id },
  });

  beforeEach(() => {
    server.use(
      answers(listUsers, [...sampleUsers]),
      answers(getManagedUser, creator),
      answers(listCompanies, [...sampleCompanies]),
      answers(getCompany, companyOf(sampleCompanies[0]!)),
      answers(listLicensesOfCompany, []),
      answers(listRequests, [...sampleRequests]),
      answers(getRequest, requestOf(openRequest)),
      answers(listAudit, [...sampleEntries]),
      answers(listDispatches, [...sampleDispatches]),
      answers(getDispatch, webhookDetail),
      answers(getSetup, sampleSetup),
      answers(listReviews, sampleQueue()),
      answers(countReviews, {
        waiting: 3,
        free: 3,
        mine: 0,
        claimed: 0,
        oldest_at: build.sent_at,
        oldest_seconds: build.waiting_seconds,
      }),
      answers(getSubmissionAsAdmin, detail),
      answers(getReviewClaim, { claim: null }),
      answers(listRemarksAsAdmin, { language: "it", remarks: sampleRemarks() }),
      answers(listReplies, sampleReplies()),
    );
  });

  /** Renders as the server does: first the calls that are known for the page, then those still lacking. */
  async function writeFor(address: string, language: LanguageCode = "en", more = {}) {
    const first = screenCallsOf(address.split("?")[0]!, "", ada.role, false)!;
    const said = await Promise.all(
      first.map(async (url) => [url, await ask({ name: url, url }, ada)] as const),
    );
    const known = { [screenCall]: received200(ada), ...Object.fromEntries(said) };
    return write(address, { language, answers: known, ...more }, ada);
  }
  function arrive(given: Readonly<Record<string, Received>>, language: LanguageCode = "en") {
    accessToken.set(tokenOf(ada));
    storedLanguage.set(language);
    keepArrived(given);
    takeOver(true);
  }

  test.each([
    ...languageCodes.map((language) => [paths.users, language, 2] as const),
    [`${paths.users}?search=a&role=admin`, "en", 2],
    [`${paths.users}?user=7`, "en", 2],
    [paths.companies, "it", 2],
    [`${paths.companies}?company=1`, "en", 2],
    [paths.requests, "es", 2],
    [`${paths.requests}?request=31`, "en", 2],
    [paths.audit, "fr", 2],
    [`${paths.audit}?from=2026-03-28&until=2026-03-29`, "en", 2],
    [paths.deliveries, "it", 2],
    [`${paths.deliveries}?state=failed&delivery=91`, "en", 2],
    [paths.settings, "fr", 2],
    ...languageCodes.map((language) => [paths.review, language, 2] as const),
    [`${paths.review}?first=1&${place}`, "it", 3],
    [`${paths.review}?${place}&tab=store`, "en", 3],
  ] as const)(
    "%s in %s is taken over as it is, and nothing is asked again",
    async (address, language, most) => {
      const { html, title, given, turns } = await writeFor(address, language);
      expect(turns).toBe(most);
      expect(html).not.toContain('aria-busy="true"');
      const before = askedPaths().length;
      arrive(given, language);
      const { client } = await open(address, { as: ada, language, written: html });
      // With its script loaded, a drawer may already be open and hide the heading.
      await screen.findByRole("heading", { level: 1, hidden: true });
      await waitFor(() => expect(document.title).toBe(title));
      await waitFor(() => expect(isTakingOver()).toBe(false));
      await waitFor(() => expect(client.isFetching()).toBe(0));
      // A company's drawer fetches the company's licenses itself.
      const asked = askedPaths().slice(before);
      expect(asked.filter((path) => !path.endsWith("/licenses"))).toEqual([]);
    },
  );

  test.each(["contents", "changes"])(
    "what is read from a build's files is asked for once the page lives: %s",
    async (tab) => {
      const { given, html } = await writeFor(`${paths.review}?${place}&tab=${tab}`);
      expect(html).toContain(detail.submission.product_name);
      expect(html).toContain('aria-busy="true"');
      expect(Object.keys(given).filter((url) => url.includes("/contents"))).toEqual([]);
    },
  );

  test("what has waited for how long is told by the server's clock, not by the reader's", async () => {
    server.use(answers(getReviewClaim, { claim: sampleClaim() }));
    const now = Date.parse(build.sent_at) + 90 * 24 * 3_600_000;
    const { html, given } = await writeFor(`${paths.review}?${place}`, "en", {
      seen: { now, isWide: true },
    });
    expect(html).not.toContain("90 days");
    expect(html).toContain("waiting for 3 days");
    globalThis.seen = { now, isWide: true };
    arrive(given);
    await open(`${paths.review}?${place}`, { as: ada, written: html });
    await waitFor(() => expect(isTakingOver()).toBe(false));
  });

  test.each([
    ["Asia/Tokyo", "2026-03-27T15:00:00.000Z", "2026-03-29T15:00:00.000Z"],
    ["America/Los_Angeles", "2026-03-28T07:00:00.000Z", "2026-03-30T07:00:00.000Z"],
    // Daylight saving time starts on the last day.
    ["Europe/Rome", "2026-03-27T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ])("days of the audit log are those of the reader's zone: %s", async (timeZone, from, until) => {
    await writeFor(`${paths.audit}?from=2026-03-28&until=2026-03-29`, "en", { timeZone });
    expect(askedFor(listAudit).map(({ query }) => query)).toEqual([{ from, until }]);
  });

  test.each([paths.users, paths.review])("who is no administrator has none at %s", (path) => {
    expect(screenCallsOf(path, "", "creator", false)).toBeUndefined();
    expect(screenCallsOf(path, "", "", true)).toBeUndefined();
  });
});
