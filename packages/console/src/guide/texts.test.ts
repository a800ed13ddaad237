// The guide and the legal documents are the same in every language, and all that is derived stands in them.
import { readFileSync } from "node:fs";
import i18next from "i18next";
import { createElement, Fragment, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { describe, expect, test } from "vitest";
import {
  calls,
  languageCodes,
  moves,
  statusCodes,
  statuses,
  webhookEvents,
  type LanguageCode,
} from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { i18nOptions } from "../shared/i18n.ts";
import { asLabel } from "../shared/status.ts";
import { buildFields } from "./build-fields.ts";
import { examples } from "./examples/calls.ts";
import { factsFor } from "./facts.ts";
import { Guide, type GuideProps } from "./Guide.tsx";
import { guideComponents } from "./parts/guide-components.tsx";
import { prose } from "./prose.tsx";

const origin = "https://lanyard.example";
const files = import.meta.glob<Record<string, string>>("../locales/*.json", {
  eager: true,
  import: "default",
});
const own = (code: LanguageCode) => files[`../locales/${code}.json`]!;
const words = (code: LanguageCode) => files[`../locales/guide.${code}.json`]!;
const guides = import.meta.glob<FunctionComponent>("./texts/guide.*.mdx", {
  eager: true,
  import: "default",
}) as Record<string, GuideProps["Text"]>;

const documents = ["guide", "terms", "privacy"] as const;
const sourceOf = (document: (typeof documents)[number], code: LanguageCode) =>
  readFileSync(new URL(`./texts/${document}.${code}.mdx`, import.meta.url), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(String).toSorted();
const structure = /(^#+ |^- |^\d\. |<\/?[A-Z]\w*(?: (?:id|name|of)="\w+")?|\n\n)/m;
/** Headings, entries, components and paragraphs in their order, and what each mentions, whatever its language. */
const bones = (source: string) =>
  source
    .split(structure)
    .map((part, index) => (index % 2 === 1 ? part : all(part, /props\.\w+|`[^`$]+`/g)));

/** A text as React writes it. */
const escaped = (text: string) => renderToStaticMarkup(createElement(Fragment, null, text));

/** The guide as a browser gets it. */
async function rendered(code: LanguageCode): Promise<string> {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    ...i18nOptions,
    lng: code,
    resources: { [code]: { translation: { ...messages[code], ...own(code) }, guide: words(code) } },
  });
  const guide = createElement(Guide, {
    Text: guides[`./texts/guide.${code}.mdx`]!,
    language: code,
    productName: "Lanyard",
    supportEmail: "support@lanyard.example",
    origin,
    register: "the register button",
  });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, guide));
}

describe.each(languageCodes)("in %s", (code) => {
  test.each(documents)("%s has the structure of the Italian one", (document) => {
    expect(bones(sourceOf(document, code))).toEqual(bones(sourceOf(document, "it")));
  });

  test("every anchor that a text leads to is there", () => {
    const guide = sourceOf("guide", code);
    const ids = all(guide, /(?<=<Chapter id=")\w+/g);
    expect(ids.length).toBeGreaterThan(5);
    for (const anchor of all(guide, /(?<=\]\(#)\w+/g)) expect(ids).toContain(anchor);
  });

  test("every fact that a text mentions is one", () => {
    const known = [...Object.keys(factsFor(code)), "product", "support"];
    const mentioned = all(sourceOf("guide", code), /(?<=props\.)\w+/g);
    expect([...new Set(mentioned)].toSorted()).toEqual(known.toSorted());
    for (const document of ["terms", "privacy"] as const)
      for (const name of all(sourceOf(document, code), /(?<=props\.)\w+/g))
        expect(["product", "support"]).toContain(name);
  });

  test("whatever can be drawn or shown is, once", () => {
    const guide = sourceOf("guide", code);
    for (const name of Object.keys(guideComponents).filter((each) => !(each in prose)))
      if (!["Call", "Meaning"].includes(name))
        expect(all(guide, new RegExp(`<${name}\\b`, "g")), name).toHaveLength(1);
    expect(all(guide, /(?<=<Call name=")\w+/g)).toEqual(Object.keys(examples).toSorted());
    expect(all(guide, /(?<=<Meaning of=")\w+/g)).toEqual(Object.keys(statusCodes).toSorted());
  });

  test("what is derived is on the page", async () => {
    const page = await rendered(code);
    const shown = [
      ...Object.values(factsFor(code)),
      ...moves.map((move) => asLabel(messages[code][`action.${move}`], code)),
      ...webhookEvents.map((name) => words(code)[`event.${name}`]),
      ...webhookEvents,
      ...statuses.map((status) => asLabel(messages[code][`status.${status}`], code)),
      ...Object.entries(statusCodes).flat(),
      ...buildFields.map(({ name }) => name),
      ...Object.values(examples).map(({ call }) => `${call.method} ${call.path}`),
      "mailto:support@lanyard.example",
      "the register button",
    ];
    for (const text of shown) expect(page).toContain(escaped(String(text)));
    expect(page).not.toMatch(/\{\{|undefined|NaN|\[object/);
  });

  test("every call that a text names exists", () => {
    const named = all(sourceOf("guide", code), /(?<=`)(?:GET|POST|PUT|DELETE) [^\s`]+/g);
    expect(named.length).toBeGreaterThan(0);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(named),
    );
  });

  test.each(["terms", "privacy"] as const)("%s says how to replace it", (document) => {
    expect(sourceOf(document, code)).toContain(`\`${document.toUpperCase()}_URL\``);
  });
});

test("French has its narrow spaces", () => {
  for (const text of [
    ...documents.map((document) => sourceOf(document, "fr")),
    ...Object.values(words("fr")),
  ])
    expect(text).not.toMatch(/ [:;?](?:\s|$)/m);
});
