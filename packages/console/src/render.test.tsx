// The server renders the public pages, and the browser hydrates them without changing the DOM.
import { screen, waitFor } from "@testing-library/react";
import { prerender } from "react-dom/static";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { getPublicProduct, languageCodes } from "@lanyard/contract";
import { open, origin, settings, t } from "../test/app.tsx";
import { askedFor } from "../test/server.ts";
import texts from "./locales/en.json" with { type: "json" };
import { callsOf } from "./public-answers.ts";
import { render, type Wanted } from "./render.tsx";
import { chapters } from "./shared/chapters.ts";
import { shareTags } from "./share.ts";
import { keepArrived } from "./shared/begun.ts";
import { storedLanguage } from "./shared/storage.ts";
import { sampleChoices, sampleDetail } from "./submission/sample-detail.ts";
import { paths, patternOf, patterns, unknown } from "./shared/paths.ts";

const pages = [
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
];

// Only this test renders for server and browser in one process, which React warns about.
const { error } = console;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...message) => {
    if (!String(message[0]).startsWith("Detected multiple renderers")) error(...message);
  });
});

async function written(wanted: Pick<Wanted, "path" | "language">) {
  const rendered = await render({ ...wanted, settings, origin });
  // The server's React keeps context values until its next render.
  await prerender(<i />);
  return rendered;
}

describe.each(languageCodes)("in %s", (language) => {
  test.each(pages)("the browser takes over %s", async (path) => {
    const { html, title, description } = await written({ path, language });
    expect(html).not.toContain("<script");
    await open(path, { language, written: html });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toBe(title));
    const chapter = chapters.find((one) => paths.chapter(one) === path);
    const own = { ns: "guide" } as const;
    const guide = path === patterns.docs ? t("subtitle", own) : undefined;
    expect(description).toBe(chapter ? t(`summary.${chapter}`, own) : (guide ?? t("landing.text")));
  });
});

test("a page whose reader has gone back to another one is taken over, and left for that one", async () => {
  const { html } = await written({ path: "/terms", language: "en" });
  await open("/terms?a=b#c", { language: "en", written: html, gone: "/login" });
  await screen.findByRole("heading", { name: t("login.title") });
});

test.each([
  ["/nowhere/at/all", true],
  ["/", false],
  ["/home", false],
])("the document of %s says that it does not exist: %s", async (path, says) => {
  const { html } = await written({ path: patternOf(path), language: "en" });
  expect(html.includes(texts["landing.unknown"])).toBe(says);
});

describe("the store's pages, of what everybody may read", () => {
  const received = (output: unknown) => ({ status: 200, text: JSON.stringify(output), link: null });
  const evil = sampleDetail();
  evil.submission.product_name = "</script><script>alert(1)</script>";
  const answers = {
    "/api/public/products/12": received(evil),
    "/api/permissions": received(sampleChoices.permissions),
  };

  test.each(languageCodes)("are written with it in %s", async (language) => {
    const path = paths.storeProduct(12);
    expect(callsOf(path, "")).toEqual(Object.keys(answers));
    const { html, title } = await render({ path, language, settings, origin, answers });
    await prerender(<i />);
    expect(title).toContain(evil.submission.product_name);
    expect(html).not.toContain("<script");
    expect(html).toContain(sampleChoices.permissions[0]!.label);
    expect(html).toContain(evil.builds[0]!.build_notes);
  });

  test("are taken over by the browser without asking again", async () => {
    const path = paths.storeProduct(12);
    const { html } = await render({ path, language: "en", settings, origin, answers });
    await prerender(<i />);
    storedLanguage.set("en");
    keepArrived(answers);
    await open(path, { language: "en", written: html });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toContain(evil.submission.product_name));
    expect(askedFor(getPublicProduct)).toEqual([]);
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

  test.each([
    [
      "/store",
      "b=1&filter=%20a%20",
      [
        "/api/public/products?filter=a",
        "/api/public/store/counts?filter=a",
        "/api/public/store/front",
        "/api/menu",
      ],
    ],
    [
      "/store",
      "menu_entry_id=2'",
      ["/api/public/products", "/api/public/store/counts", "/api/public/store/front", "/api/menu"],
    ],
    ["/store/products/a%2Fb", "", ["", "/api/permissions"]],
    ["/store/licenses", "", []],
    ["/docs", "", []],
  ])("%s?%s is made of %j", (path, search, wanted) => {
    expect(callsOf(path, search)).toEqual(wanted);
  });
});
