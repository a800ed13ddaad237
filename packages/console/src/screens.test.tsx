// The server writes the first screen of who is signed in, and the browser takes it over without a change or another call.
import { screen, waitFor } from "@testing-library/react";
import { prerender } from "react-dom/static";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { languageCodes, listProducts, type LanguageCode, type User } from "@lanyard/contract";
import { ada, marta, open, origin, settings, tokenOf, ugo } from "../test/app.tsx";
import { answers, askedFor, askedPaths, server } from "../test/server.ts";
import { everyCard, sampleCard } from "./product/sample-cards.ts";
import { screenCall, screenCallsOf, writeScreen } from "./screens.ts";
import { keepArrived, takeOver } from "./shared/begun.ts";
import type { Received } from "./shared/received.ts";
import { paths } from "./shared/paths.ts";
import { accessToken, storedLanguage } from "./shared/storage.ts";
import { sampleChoices, sampleDetail } from "./submission/sample-detail.ts";

// Only these tests render for server and browser in one process, which React warns about.
const { error } = console;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...message) => {
    if (!String(message[0]).startsWith("Detected multiple renderers")) error(...message);
  });
});

const received = (output: unknown): Received => ({
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
    if (url.includes("/products")) return cards;
    return url.endsWith("/permissions") ? sampleChoices.permissions : sampleChoices.expirations;
  };
  const calls = screenCallsOf(path, "", person.role) ?? [];
  return {
    [screenCall]: received(person),
    ...Object.fromEntries(calls.map((url) => [url, received(answerOf(url))])),
  };
}

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const wanted = (path: string, language: LanguageCode = "en") => ({
  path,
  search: "",
  language,
  timeZone: zone,
  settings,
  origin,
});

async function written(path: string, person: User, language: LanguageCode = "en") {
  const given = answersOf(person, path);
  const { html, title } = await writeScreen({ ...wanted(path, language), answers: given });
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
  const given = { ...answersOf(marta, path), "/api/products/12": received(detail) };
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
  expect(screenCallsOf(path, search, "creator")).toBeUndefined();
});
