// The server renders a page with the data that its reader may see, and the browser hydrates it without changing the DOM
// or asking for the data again.
import { act, screen, waitFor } from "@testing-library/react";
import { prerender } from "react-dom/static";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  correctedHeader,
  countPublicStore,
  countReviews,
  getCompany,
  getDelivery,
  getManagedUser,
  getProduct,
  getProductAsAdmin,
  getPublicProduct,
  getPublicStoreFront,
  getRequest,
  getReviewClaim,
  getSetup,
  getSubmission,
  getSubmissionAsAdmin,
  languageCodes,
  listAudit,
  listCompanies,
  listDeliveries,
  listLicensesOfCompany,
  listProducts,
  listProductsAsAdmin,
  listPublicStore,
  listRemarksAsAdmin,
  listReplies,
  listRequests,
  listReviews,
  listUsers,
  type LanguageCode,
} from "@lanyard/contract";
import { ada, marta, open, origin, settings, t, tokenOf, ugo } from "../../test/app.tsx";
import { answers, askedFor, askedPaths, refuses, server, unreachable } from "../../test/server.ts";
import { creator, sampleUsers } from "../features/account/users/sample-users.ts";
import { sampleEntries } from "../features/audit/sample-audit.ts";
import {
  detailOf as companyOf,
  sampleCompanies,
} from "../features/company/companies/sample-companies.ts";
import { sampleDeliveries, webhookDetail } from "../features/delivery/sample-deliveries.ts";
import {
  detailOf as requestOf,
  openRequest,
  sampleRequests,
} from "../features/enquiry/sample-requests.ts";
import texts from "../i18n/locales/en/translation.json" with { type: "json" };
import { everyCard, sampleCard } from "../features/product/sample-cards.ts";
import { sampleClaim, sampleEntry, sampleQueue } from "../features/review/queue/sample-queue.ts";
import { sampleRemarks, sampleReplies } from "../features/review/remarks/sample-remarks.ts";
import { sampleSetup } from "../features/setup/sample-setup.ts";
import { chapters } from "../features/guide/chapters.ts";
import { paths, findPattern, patterns, unknown } from "../app/paths.ts";
import { storeGridCards } from "../features/store/sample-store.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";
import { prepare, render, type Page } from "./render.tsx";
import { shareTags } from "./share.ts";

// Only this test renders for server and browser in one process, which React warns about.
const { error } = console;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...message) => {
    if (!String(message[0]).startsWith("Detected multiple renderers")) error(...message);
  });
});

type Reader = typeof marta;
const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const pageAt = (address: string, language: LanguageCode, reader?: Reader, more = {}): Page => {
  const { pathname, search } = new URL(address, origin);
  const session = reader && { user: reader, hints: { timeZone, isWide: false, ...more } };
  return { path: pathname, search: search.slice(1), language, settings, origin, session };
};

/** Calls the mock server, as the server calls its own API. */
const sendAs = (reader: Reader | undefined) => async (url: string) => {
  const headers = reader && { authorization: `Bearer ${tokenOf(reader)}` };
  const response = await fetch(new URL(url, location.href), { headers: headers ?? {} });
  return {
    status: response.status,
    text: await response.text(),
    link: response.headers.get("link"),
    corrected: response.headers.get(correctedHeader),
  };
};

/** Runs `work` in a time zone that no reader has, because the server's own zone must not matter. */
async function onServer<Written>(work: () => Promise<Written>): Promise<Written> {
  const { TZ } = process.env;
  process.env["TZ"] = "Pacific/Kiritimati";
  try {
    return await work();
  } finally {
    if (TZ === undefined) delete process.env["TZ"];
    else process.env["TZ"] = TZ;
    // The server's React keeps context values until its next render.
    await prerender(<i />);
  }
}

async function write(page: Page, reader?: Reader) {
  const { status, state } = await onServer(() => prepare(page, sendAs(reader)));
  // As it comes from another process, and within a document.
  const sent = JSON.parse(JSON.stringify(state)) as typeof state;
  return { status, state: sent, ...(await onServer(() => render(page, sent))) };
}

/** Renders a page and hydrates it; returns the calls that the browser made. */
async function takeOver(address: string, language: LanguageCode, reader?: Reader) {
  const page = pageAt(address, language, reader);
  const { status, html, title, description, state } = await write(page, reader);
  expect(status).toBe(200);
  expect(html).not.toContain("<script");
  expect(html).not.toContain('aria-busy="true"');
  const before = askedPaths().length;
  const written = { html, state, session: page.session };
  const { client } = await open(address, { ...(reader && { as: reader }), language, written });
  await screen.findAllByRole("heading", { level: 1, hidden: true });
  await waitFor(() => expect(document.title).toBe(title));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return { client, description, requests: askedPaths().slice(before) };
}

describe.each(languageCodes)("for visitors in %s", (language) => {
  test.each([
    patterns.home,
    unknown,
    patterns.login,
    patterns.passwordReset,
    patterns.emailConfirm,
    patterns.emailUndo,
    patterns.functionality,
    patterns.docs,
    ...chapters.map(paths.chapter),
    patterns.terms,
    patterns.privacy,
  ])("%s", async (path) => {
    const { description, requests } = await takeOver(path, language);
    const chapter = chapters.find((one) => paths.chapter(one) === path);
    const own = { ns: "guide" } as const;
    const guide = path === patterns.docs ? t("subtitle", own) : undefined;
    expect(description).toBe(chapter ? t(`summary.${chapter}`, own) : (guide ?? t("landing.text")));
    expect(requests).toEqual([]);
  });
});

test.each([
  ["/nowhere/at/all", true],
  ["/", false],
  ["/home", false],
])("the document of %s says that it does not exist: %s", async (path, says) => {
  const { html } = await write(pageAt(findPattern(path), "en"));
  expect(html.includes(texts["landing.unknown"])).toBe(says);
});

describe("the store's pages", () => {
  const evil = sampleDetail();
  evil.submission.product_name = "</script><script>alert(1)</script>";

  beforeEach(() => {
    server.use(
      answers(getPublicProduct, evil),
      answers(listPublicStore, storeGridCards(6)),
      answers(countPublicStore, { all: 6, entries: [{ menu_entry_id: 2, count: 1 }] }),
      answers(getPublicStoreFront, { new: storeGridCards(2), used: [], updated: [] }),
    );
  });

  test.each([
    ...languageCodes.flatMap((language) => [
      [paths.store, language, undefined] as const,
      [paths.storeProduct(12), language, undefined] as const,
    ]),
    [`${paths.store}?menu_entry_id=2`, "en", undefined],
    [paths.store, "it", marta],
    [paths.storeProduct(12), "en", ada],
  ] as const)("%s in %s for %o", async (address, language, reader) => {
    expect((await takeOver(address, language, reader)).requests).toEqual([]);
  });

  test("say what failed: nothing is there, or nobody answers", async () => {
    const page = pageAt(paths.storeProduct(12), "en");
    server.use(refuses(getPublicProduct, 404, { key: "product.not_found" }));
    expect((await prepare(page, sendAs(undefined))).status).toBe(404);
    server.use(unreachable(getPublicProduct));
    expect((await prepare(page, async () => ({ status: 0, text: "", link: null }))).status).toBe(0);
  });

  test("tell other sites what they are, and nothing in a text ends that", () => {
    const url = `${origin}/store/products/12`;
    const tags = shareTags({ title: "A", description: '"><b>', url, origin, product: evil });
    expect(tags).toContain(`<link rel="canonical" href="${url}" />`);
    expect(tags).not.toContain("<b>");
    expect(tags.match(/<\/script>/g)).toHaveLength(1);
    const json = /ld\+json">(.*)<\/script>/.exec(tags)![1]!;
    expect(JSON.parse(json)).toMatchObject({
      "@type": "SoftwareApplication",
      name: evil.submission.product_name,
      offers: { price: "9.50", priceCurrency: "EUR" },
    });
  });
});

const detail = sampleDetail();
const ofOwner = [
  answers(listProducts, ({ query }) =>
    query["status"] === "rejected"
      ? [sampleCard("rejected")]
      : query["status"] === "draft"
        ? [sampleCard("draft")]
        : everyCard(),
  ),
  answers(listProductsAsAdmin, everyCard()),
  answers(getProduct, detail),
  answers(getProductAsAdmin, detail),
  answers(getSubmission, detail),
  answers(getSubmissionAsAdmin, detail),
];

describe.each([marta, ada])("for $role", (reader) => {
  test.each([
    ...languageCodes.map((language) => [paths.products, language] as const),
    [`${paths.products}?status=draft&search=a`, "en"],
    [paths.product(12), "en"],
    [`${paths.product(12)}?tab=offer`, "it"],
    [paths.account, "fr"],
    [paths.preview(12), "es"],
    [paths.build(12, 31), "it"],
  ] as const)("%s in %s", async (address, language) => {
    server.use(...ofOwner);
    const { requests } = await takeOver(address, language, reader);
    expect(requests).toEqual([]);
  });
});

test("a list that came with its document is fetched again from its first page", async () => {
  server.use(...ofOwner);
  const { client } = await takeOver(`${paths.products}?search=a`, "en", marta);
  const before = askedFor(listProducts).length;
  await act(() => client.refetchQueries());
  const again = askedFor(listProducts).slice(before);
  expect(again.map(({ query }) => query)).toContainEqual({ search: "a" });
  for (const { query } of again) expect(query).not.toHaveProperty("cursor");
});

test("readers whose pages are written at once get their own", async () => {
  server.use(
    answers(listProducts, ({ token }) => [
      sampleCard("ready_for_sale", { product_name: `App for ${token}` }),
    ]),
  );
  const [hers, his] = await onServer(() =>
    Promise.all(
      [marta, ugo].map(async (reader) => {
        const page = pageAt(paths.products, "en", reader);
        const { state } = await prepare(page, sendAs(reader));
        return { state, ...(await render(page, state)) };
      }),
    ),
  );
  for (const text of [hers!.html, JSON.stringify(hers!.state)]) {
    expect(text).toContain("App for token of marta");
    expect(text).not.toContain("ugo");
  }
  expect(his!.html).toContain("App for token of ugo");
  expect(his!.html).not.toContain("marta");
});

test("no token is in what the server writes", async () => {
  server.use(...ofOwner);
  const { html, state } = await write(pageAt(paths.products, "en", marta), marta);
  expect(html + JSON.stringify(state)).not.toContain("of the session");
});

test.each([
  ["Asia/Tokyo", "14/03/2026 - 18:26:53"],
  ["America/Los_Angeles", "14/03/2026 - 02:26:53"],
])("days and hours are those of the reader's zone: %s", async (zone, expected) => {
  const one = sampleDetail();
  one.submission.submission_updadet_at = "2026-03-14T09:26:53Z";
  server.use(answers(getProduct, one));
  const page = pageAt(paths.product(12), "en", marta, { timeZone: zone });
  expect((await write(page, marta)).html).toContain(expected);
});

test("a zone that is none is refused", async () => {
  const page = pageAt(paths.products, "en", marta, { timeZone: "Nowhere/None" });
  await expect(async () => prepare(page, sendAs(marta))).rejects.toThrow(RangeError);
});

describe("for administrators", () => {
  const build = sampleEntry();
  const place = `build=${build.product_id}.${build.submission_id}`;
  const waiting = sampleDetail({
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
      answers(listDeliveries, [...sampleDeliveries]),
      answers(getDelivery, webhookDetail),
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
      answers(getSubmissionAsAdmin, waiting),
      answers(getReviewClaim, { claim: null }),
      answers(listRemarksAsAdmin, { language: "it", remarks: sampleRemarks() }),
      answers(listReplies, sampleReplies()),
    );
  });

  test.each([
    ...languageCodes.map((language) => [paths.users, language] as const),
    [`${paths.users}?search=a&role=admin`, "en"],
    [`${paths.users}?user=7`, "en"],
    [paths.companies, "it"],
    [`${paths.companies}?company=1`, "en"],
    [paths.requests, "es"],
    [`${paths.requests}?request=31`, "en"],
    [paths.audit, "fr"],
    [`${paths.audit}?from=2026-03-28&until=2026-03-29`, "en"],
    [paths.deliveries, "it"],
    [`${paths.deliveries}?state=failed&delivery=91`, "en"],
    [paths.settings, "fr"],
    ...languageCodes.map((language) => [paths.review, language] as const),
    [`${paths.review}?first=1&${place}`, "it"],
    [`${paths.review}?${place}&tab=store`, "en"],
  ] as const)("%s in %s", async (address, language) => {
    const { requests } = await takeOver(address, language, ada);
    // A company's drawer asks for the company's licenses itself.
    expect(requests.filter((path) => !path.endsWith("/licenses"))).toEqual([]);
  });

  test("what has waited for how long is told by the server's clock, not by the reader's", async () => {
    server.use(answers(getReviewClaim, { claim: sampleClaim() }));
    const { html } = await write(pageAt(`${paths.review}?${place}`, "en", ada), ada);
    expect(html).toContain("waiting for 3 days");
  });

  test.each([
    ["Asia/Tokyo", "2026-03-27T15:00:00.000Z", "2026-03-29T15:00:00.000Z"],
    ["America/Los_Angeles", "2026-03-28T07:00:00.000Z", "2026-03-30T07:00:00.000Z"],
    // Daylight saving time starts on the last day.
    ["Europe/Rome", "2026-03-27T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ])("days of the audit log are those of the reader's zone: %s", async (zone, from, until) => {
    const address = `${paths.audit}?from=2026-03-28&until=2026-03-29`;
    await write(pageAt(address, "en", ada, { timeZone: zone }), ada);
    expect(askedFor(listAudit).map(({ query }) => query)).toEqual([{ from, until }]);
  });

  test.each([paths.users, paths.review])(
    "nobody else's page asks for any of it: %s",
    async (path) => {
      const { html } = await write(pageAt(path, "en", marta), marta);
      expect(html).toContain(texts["admin_only.title"]);
      expect(askedPaths()).toEqual([]);
    },
  );
});
