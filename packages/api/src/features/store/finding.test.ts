// Finding products despite typing errors, in the reader's language, and never a product that the reader may not see.
import { correctedHeader, parseCorrections, type LanguageCode } from "@lanyard/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queriesOf } from "../../../bench/reads.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { putOnSale } from "../../../test/on-sale.ts";
import { forgetWords } from "./store.rules.ts";

let app: TestApp;
let turnstile: number, canteen: number, secret: number, hebrew: number;
const put = async (
  ...options: Parameters<typeof putOnSale> extends [unknown, infer O] ? [O] : never
) => (await putOnSale(app, ...options)).productId;
beforeAll(async () => {
  app = await testApp();
  turnstile = await put({
    texts: { 1: "Tornello presenze", 2: "Turnstile attendance" },
    menuEntryId: 2,
  });
  canteen = await put({ texts: { 1: "Mensa aziendale, perché sì", 2: "Staff canteen" } });
  secret = await put({
    texts: { 1: "Zafferano riservato", 2: "Saffron reserved" },
    menuEntryId: 3,
    enabled: ["first@company.test"],
  });
  hebrew = await put({ texts: { 1: "כרטיסים לעובדים" } });
  await put({ texts: { 1: "Pergamena" }, status: "hidden" });
  await put({ texts: { 1: "Bergamotto" }, status: "superseded" });
});
afterAll(() => app.close());

type Answer = { readonly ids: readonly number[]; readonly instead: readonly string[] };
const answerOf = (reply: {
  readonly body: readonly { readonly product_id: number }[];
  readonly headers: Readonly<Record<string, unknown>>;
}): Answer => ({
  ids: reply.body.map(({ product_id }) => product_id),
  instead: parseCorrections((reply.headers[correctedHeader] as string | undefined) ?? null).map(
    ({ typed, searched }) => `${typed} ${searched}`,
  ),
});
const visitor = async (
  filter: string,
  language: LanguageCode = "en",
  more = "",
): Promise<Answer> => {
  const query = new URLSearchParams({ filter }).toString();
  const reply = await app
    .as()
    .get(`/api/public/products?${query}${more}`, { "accept-language": language });
  expect(reply.status).toBe(200);
  return answerOf(reply);
};
const company = async (filter: string, token?: string, language: LanguageCode = "en") =>
  answerOf(
    await app
      .company(token)
      .post("/api/products/filter", { filter }, { "accept-language": language }),
  );

test("accents are not minded, on neither side", async () => {
  for (const typed of ["perche", "perché", "PERCHÈ", "sí"])
    expect(await visitor(typed)).toEqual({ ids: [canteen], instead: [] });
});

test.each([
  ["turnstyle", "turnstile"],
  ["tunrstile", "turnstile"],
  ["turnstille", "turnstile"],
  ["tornstyle", "turnstile"],
  ["cantene", "canteen"],
  ["catneen", "canteen"],
  ["stafff", "staff"],
  ["“Cantene”!", "canteen"],
  ["turms", "turns"],
  ["atendan", "attendan"],
])("%s is searched as %s, which the answer says", async (typed, searched) => {
  const { ids, instead } = await visitor(typed);
  expect(ids).toHaveLength(1);
  expect(instead).toEqual([`${typed} ${searched}`]);
  expect(await visitor(searched)).toEqual({ ids, instead: [] });
});

test.each(["desk", "turn", "xyzzyxyz", "can", "ksatf", "canteen42", "4021", "o'canten"])(
  "%s is as it was typed: found, too short, a number, or too far from every word",
  async (typed) => {
    expect((await visitor(typed)).instead).toEqual([]);
  },
);

test("of several words those alone are replaced that nothing has, and all have to occur", async () => {
  expect(await visitor("stff canteen")).toEqual({ ids: [canteen], instead: ["stff staff"] });
  expect(await visitor("staf cantene")).toEqual({ ids: [canteen], instead: ["cantene canteen"] });
  expect(await visitor("turnstile canteen")).toEqual({ ids: [], instead: [] });
  expect(await visitor("turnstile cantene")).toEqual({ ids: [], instead: [] });
  expect(await visitor("cantene", "en", "&menu_entry_id=2")).toEqual({ ids: [], instead: [] });
  expect((await visitor("turnstyle", "en", "&menu_entry_id=2")).ids).toEqual([turnstile]);
});

test("corrections are of the reader's language, else of the text that its readers see", async () => {
  expect(await visitor("menssa", "it")).toEqual({ ids: [canteen], instead: ["menssa mensa"] });
  expect(await visitor("menssa", "fr")).toEqual({ ids: [canteen], instead: ["menssa mensa"] });
  expect(await visitor("menssa", "en")).toEqual({ ids: [], instead: [] });
  expect(await visitor("cantene", "it")).toEqual({ ids: [], instead: [] });
  // A correctly typed word is found in every language.
  expect((await visitor("mensa", "en")).ids).toEqual([canteen]);
});

test("right-to-left words are corrected as others are", async () => {
  expect(await visitor("כרטיסיים")).toEqual({ ids: [hebrew], instead: ["כרטיסיים כרטיסים"] });
});

test("a company finds what it may have, mistyped too; others and visitors learn no word of it", async () => {
  for (const typed of ["saffrn", "zaferano"]) {
    const language = typed === "saffrn" ? "en" : "it";
    expect((await company(typed, undefined, language)).ids).toEqual([secret]);
    expect(await company(typed, companyTokens.second, language)).toEqual({ ids: [], instead: [] });
    expect(await visitor(typed, language)).toEqual({ ids: [], instead: [] });
  }
  for (const typed of ["pergamenna", "bergamoto", "pergamena"])
    expect(await visitor(typed, "it")).toEqual({ ids: [], instead: [] });
  const words = (await app.rows("select word from store_words")).map(({ word }) => word);
  expect(words).toContain("turnstile");
  expect(words.filter((word) => /zaff|saff|perg|berg|riserv/.test(String(word)))).toEqual([]);
});

test("a word that is found never pays for the dictionary", async () => {
  const texts = async (filter: string) =>
    (await queriesOf(() => visitor(filter))).map(({ text }) => text).join(";");
  expect(await texts("turnstile")).not.toMatch(/store_words|letter_words/);
  expect(await texts("turnstyle")).toMatch(/store_words/);
});

test("a later page that is empty is not corrected: it is the end of what was searched for", async () => {
  expect(await visitor("cantene", "en", "&cursor=999999")).toEqual({ ids: [], instead: [] });
});

test("a company's private products are on one page each, with words and without", async () => {
  const enabled = ["second@company.test"];
  const own: number[] = [];
  for (let n = 0; n < 5; n += 1)
    own.unshift(await put({ texts: { 2: `Velvet ${9 - n}` }, enabled }));
  const pages = async (path: string, body: object) => {
    const ids: number[] = [];
    for (let at = `${path}?limit=2`; at !== "" && ids.length < 40;) {
      const reply = await app
        .company(companyTokens.second)
        .post(at as "/api/products/filter", body);
      ids.push(...answerOf(reply).ids);
      at = /<[^>]*?(\/api[^>]*)>/.exec(String(reply.headers["link"] ?? ""))?.[1] ?? "";
    }
    return ids;
  };
  expect(await pages("/api/products/filter", { filter: "velvet" })).toEqual(own);
  const all = await pages("/api/licenses/ready", {});
  expect(all).toEqual([...new Set(all)]);
  expect(all).toEqual(expect.arrayContaining(own));
});

test("a cursor far beyond the newest product reads what the first page reads", async () => {
  const countQueries = async (more: string) =>
    (await queriesOf(() => visitor("pergamena", "en", more))).length;
  const first = await countQueries("");
  // Walking through the ids below these cursors window by window would take hundreds of queries for the first one, and
  // years for the second one.
  for (const cursor of ["2000000000", "999999999999999"])
    expect(await countQueries(`&cursor=${cursor}`)).toBeLessThanOrEqual(first);
});

test("later pages go on with the words of the first one", async () => {
  for (let count = 0; count < 4; count += 1) await put({ texts: { 2: "Parking lots" } });
  const next = /\?([^>]+)>/;
  let reply = await app.as().get("/api/public/products?filter=parkingg&limit=2");
  const seen = answerOf(reply).ids.slice();
  // A product with the mistyped word goes on sale in between.
  await put({ texts: { 2: "Parkingg" } });
  const query = next.exec(String(reply.headers["link"]))?.[1];
  reply = await app.as().get(`/api/public/products?${query}`);
  expect(answerOf(reply).instead).toEqual(["parkingg parking"]);
  seen.push(...answerOf(reply).ids);
  expect(new Set(seen).size).toBe(4);
  expect(reply.headers["link"]).toBeUndefined();
  const coded = (text: string) => Buffer.from(text).toString("base64url");
  for (const cursor of ["MSA", "MTIg", coded(`7 ${"x".repeat(700)}`), coded("7 a\0b")])
    expect((await app.as().get(`/api/public/products?filter=a&cursor=${cursor}`)).status).toBe(422);
});

test("words go with their texts: hidden, private or changed, at once from answers and soon from the dictionary", async () => {
  const isKnown = async (word: string) =>
    (await app.rows(`select 1 as one from store_words where word = '${word}'`)).length > 0;
  const { submissionId: id } = await putOnSale(app, { texts: { 2: "Hovercraft rental" } });
  expect((await visitor("hovercrafft")).instead).toEqual(["hovercrafft hovercraft"]);
  const change = (set: string) =>
    app.rows(`update submissions set ${set} where id = ${id} returning 1 as one`);
  for (const [away, back] of [
    ["status = 'hidden'", "status = 'ready_for_sale'"],
    ["is_private = true", "is_private = false"],
  ] as const) {
    await change(away);
    expect(await visitor("hovercrafft")).toEqual({ ids: [], instead: [] });
    await forgetWords(app.db);
    expect(await isKnown("hovercraft")).toBe(false);
    await change(back);
    expect((await visitor("hovercrafft")).instead).toEqual(["hovercrafft hovercraft"]);
  }
  await app.rows(
    `update submission_texts set name = 'Rental boats' where submission_id = ${id} returning 1 as one`,
  );
  await forgetWords(app.db);
  expect(await isKnown("hovercraft")).toBe(false);
  expect(await isKnown("rental")).toBe(true);
  expect((await visitor("boatts")).instead).toEqual(["boatts boats"]);
  await app.rows(`delete from submissions where id = ${id} returning 1 as one`);
  await forgetWords(app.db);
  expect(await isKnown("rental")).toBe(false);
  expect(await app.rows("select * from store_word_doubts")).toEqual([]);
});

test("many builds at once come on sale and go, and the dictionary has the words of those that stay", async () => {
  const names = ["alder", "birch", "cedar", "dogwood", "elder", "fir trees", "ginkgo", "hazel"];
  const ids = await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const name = `${names[at % 8]} ${names[(at * 3 + 1) % 8]} ${names.toReversed()[at % 8]}`;
      return (await putOnSale(app, { texts: { 2: name } })).submissionId;
    }),
  );
  await Promise.all([
    ...ids
      .slice(0, 20)
      .map((id) =>
        app.rows(`update submissions set status = 'hidden' where id = ${id} returning 1 as one`),
      ),
    forgetWords(app.db),
    forgetWords(app.db),
  ]);
  await forgetWords(app.db);
  const due = await app.rows(
    "select distinct language_id, word from store_texts join shown_texts shown using (submission_id) cross join letter_words(shown.words) as word where tags <> '{}' except select language_id, word from store_words",
  );
  expect(due).toEqual([]);
});

const signs = [
  "%",
  "_",
  "\\",
  "'",
  '"',
  "*",
  "(",
  ")",
  "&",
  "|",
  "!",
  ":",
  "<->",
  "--",
  ";",
  "$1",
  "\u202e",
  "\u200b",
  "\ud83d\ude00",
  "\t",
  "é",
  "ß",
  "ا",
  "あ",
];
const hostile = [
  ...signs,
  ...signs.map((sign) => `cant${sign}ene`),
  ...signs.map((sign) => `${sign}zafferan`),
  ...signs.map((sign) => `saffrn ${sign}`),
  ...signs.flatMap((sign) => [sign.repeat(30), `a${sign}`, `${sign} ${sign} ${sign}`]),
  "' or 1=1 --",
  "canteen' union select word from store_words --",
  "a & !b",
  "title:canteen",
  "[a-z]+",
  ".*",
  "^c",
  '{"a":1}',
  "\\x41",
  "NULL",
  "-1",
  "1e9",
  "0x10",
  "canteen -staff",
  "+staff",
  "%25",
  "%s%s%s",
  "${7*7}",
  "<script>",
  "../../etc",
  "ﬁ",
  "ǅ",
  "İstanbul",
  "ıı",
  "a a a a a a a a a a a a",
  "x".repeat(100),
  "canten ".repeat(14),
];

test("hostile texts are searched as texts: none fails, none finds or tells what is not the reader's", async () => {
  expect(hostile.length).toBeGreaterThan(180);
  let refused = 0;
  for (const typed of hostile) {
    const query = new URLSearchParams({ filter: typed }).toString();
    const reply = await app.as().get(`/api/public/products?${query}`);
    if (reply.status === 422) {
      // Only text with invisible characters is refused.
      expect(typed).toMatch(/\p{C}/u);
      refused += 1;
      continue;
    }
    expect([typed, reply.status]).toEqual([typed, 200]);
    const { ids, instead } = answerOf(reply);
    expect(ids).not.toContain(secret);
    expect(
      instead
        .join(" ")
        .split(" ")
        .filter((word, at) => at % 2 === 1 && /^(?:zaff|saff|perg|berg)/.test(word)),
    ).toEqual([]);
    const others = await app
      .company(companyTokens.second)
      .post("/api/products/filter", { filter: typed });
    expect([typed, others.status]).toEqual([typed, 200]);
    expect(answerOf(others).ids).not.toContain(secret);
    const counts = await app.as().get(`/api/public/store/counts?${query}`);
    expect([typed, counts.body.all]).toEqual([typed, Math.min(ids.length, 1_001)]);
  }
  expect(refused).toBeLessThan(20);
});

test("signs around a word and what nobody sees in it are not minded, and are no typing errors", async () => {
  for (const typed of [
    '"canteen"',
    "(staff, canteen)",
    "canteen.",
    "can\u00adteen",
    "«Staff»\u200b canteen",
  ])
    expect([typed, await visitor(typed)]).toEqual([typed, { ids: [canteen], instead: [] }]);
  expect(await visitor('"canten"')).toEqual({ ids: [canteen], instead: ['"canten" canteen'] });
});

test("signs alone find nothing, and too long a text is refused", async () => {
  for (const typed of ["%", "_", "\\", "…", "«»"]) expect((await visitor(typed)).ids).toEqual([]);
  const reply = await app.as().get(`/api/public/products?filter=${"a".repeat(10_000)}`);
  expect(reply.status).toBe(422);
  for (const path of ["/api/products/filter", "/api/store/counts"] as const)
    expect((await app.company().post(path, { filter: "a".repeat(10_000) })).status).toBe(422);
});

test("counts by menu entry are those of the list, with and without words, corrected ones too", async () => {
  const counts = async (filter: string) =>
    (
      await app.as().get(`/api/public/store/counts?${new URLSearchParams({ filter })}`, {
        "accept-language": "en",
      })
    ).body;
  const own = async (filter: string, token?: string) =>
    (await app.company(token).post("/api/store/counts", { filter }, { "accept-language": "en" }))
      .body;
  const entry = (
    { entries }: { entries: readonly { menu_entry_id: number; count: number }[] },
    id: number,
  ) => entries.find(({ menu_entry_id }) => menu_entry_id === id)?.count;
  const all = await counts("");
  expect(all.entries).toHaveLength(6);
  expect(all.all).toBe((await app.as().get("/api/public/products?limit=200")).body.length);
  expect(entry(all, 2)).toBe(1);
  expect(entry(all, 3)).toBe(0);
  expect(entry(await own(""), 3)).toBe(1);
  expect(entry(await own("", companyTokens.second), 3)).toBe(0);
  const publicCounts = await counts("turnstyle");
  expect([publicCounts.all, entry(publicCounts, 1), entry(publicCounts, 2)]).toEqual([1, 0, 1]);
  expect([(await own("saffrn")).all, (await own("saffrn", companyTokens.second)).all]).toEqual([
    1, 0,
  ]);
  expect(await counts("nowhere at all")).toMatchObject({ all: 0 });
  expect((await counts("nowhere at all")).entries).toHaveLength(6);
});

test("a long number is found whole and in part, and one that nothing has costs as much among any number of ids", async () => {
  const badge = await put({
    texts: { 1: "Tessera AB20251234567-9", 2: "Badge of 100 people, 99999" },
  });
  for (const filter of ["20251234567", "51234567", "ab2025123", "234567-9", "202512 99999"])
    expect((await visitor(filter)).ids).toEqual([badge]);
  for (const filter of ["202512345678", "20251234657", "123467 202512", "999999"])
    expect((await visitor(filter)).ids).toEqual([]);
  const countQueries = async (filter: string) => (await queriesOf(() => visitor(filter))).length;
  const among = await countQueries("9182736455");
  await app.rows("select setval('submissions_id_seq', 5000000)");
  await put({ texts: { 1: "Tessera nuova" } });
  // One more query, because the first window of ids does not contain all builds any longer.
  expect(await countQueries("9182736455")).toBe(among + 1);
  expect(await countQueries("xyzzyxyzzy")).toBeGreaterThan(among + 1);
  expect((await visitor("51234567")).ids).toEqual([badge]);
  // More matches than fit on a page: the search walks through the windows of ids, newest first.
  const many: number[] = [];
  for (let at = 0; at < 10; at += 1)
    many.unshift(await put({ texts: { 1: `Sala 77${at}123456` } }));
  await app.rows("select setval('submissions_id_seq', 7000000)");
  await put({ texts: { 1: "Tessera nuova" } });
  expect((await visitor("123456", "en", "&limit=2")).ids).toEqual(many.slice(0, 2));
});
