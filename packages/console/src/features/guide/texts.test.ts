// The guide and the legal documents have the same structure in every language, and everything derived appears in them.
import { readFileSync } from "node:fs";
import i18next from "i18next";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { describe, expect, test } from "vitest";
import {
  calls,
  fullStop,
  languageCodes,
  moves,
  ruleNames,
  licenseStateNames,
  statusCodes,
  statuses,
  webhookEvents,
  type LanguageCode,
} from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { protocolTable } from "@lanyard/host-bridge/protocol";
import { i18nOptions } from "../../i18n/i18n.ts";
import { asLabel } from "../../components/status/status.ts";
import { StaticRouter } from "react-router-dom";
import { chapters, type Chapter } from "./chapters.ts";
import { buildFields } from "./build-fields.ts";
import type { ChapterText } from "./chapter-texts.ts";
import { ChapterBody } from "./ChapterBody.tsx";
import { examples } from "./examples/calls.ts";
import { createFacts } from "./facts.ts";
import { GuideContext } from "./guide-context.ts";
import { messageWords } from "./message-words.ts";
import { extractPassages } from "./passages.ts";
import { fieldText, listMessages, splitAtBackticks } from "./protocol-words.ts";

const origin = "https://lanyard.example";
const files = import.meta.glob<Record<string, string>>("../../i18n/locales/*/*.json", {
  eager: true,
  import: "default",
});
const own = (code: LanguageCode) => files[`../../i18n/locales/${code}/translation.json`]!;
const store = (code: LanguageCode) => files[`../../i18n/locales/${code}/store.json`]!;
const words = (code: LanguageCode) => files[`../../i18n/locales/${code}/guide.json`]!;
const rules = (code: LanguageCode) => files[`../../i18n/locales/${code}/preflight.json`]!;
const texts = import.meta.glob<ChapterText>("./texts/guide/*.mdx", {
  eager: true,
  import: "default",
});
/**
 * Names of the components that chapters can embed, without those that other components use or that take a parameter.
 */
const parts = Object.values(import.meta.glob<object>("./parts/*.tsx", { eager: true }))
  .flatMap((file) => Object.keys(file))
  .filter((name) => !["Call", "Meaning", "MoveMark", "Snippet", "json"].includes(name));

const documents = ["terms", "privacy", ...chapters.map((chapter) => `guide/${chapter}` as const)];
const sourceOf = (document: string, code: LanguageCode) =>
  readFileSync(new URL(`./texts/${document}.${code}.mdx`, import.meta.url), "utf8");
const guideIn = (code: LanguageCode) =>
  chapters.map((chapter) => sourceOf(`guide/${chapter}`, code)).join("\n");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(String).toSorted();
const structure = /(^#+ |^- |^\d\. |<\/?[A-Z]\w*(?: (?:id|name|of)="\w+")?|\n\n)/m;
/** The sequence of headings, list items, components and paragraphs, with the facts and code that each mentions. */
const bones = (source: string) =>
  source
    .split(structure)
    .map((part, index) => (index % 2 === 1 ? part : all(part, /props\.\w+|`[^`$]+`/g)));

/** Every message with its description in a language. */
const rowsIn = (code: LanguageCode) =>
  (["host", "guest"] as const).flatMap((from) => listMessages(from, messageWords(code)));

/** The text with HTML escaped as React does it. */
const escaped = (text: string) => renderToStaticMarkup(createElement(Fragment, null, text));

/** The HTML of all chapters. */
async function rendered(code: LanguageCode): Promise<string> {
  const i18n = i18next.createInstance();
  await i18n
    .use(initReactI18next)
    .use(fullStop)
    .init({
      ...i18nOptions,
      lng: code,
      resources: {
        [code]: {
          translation: { ...messages[code], ...own(code) },
          guide: words(code),
          preflight: rules(code),
        },
      },
    });
  const bodyOf = (chapter: Chapter) =>
    createElement(ChapterBody, {
      key: chapter,
      chapter,
      Text: texts[`./texts/guide/${chapter}.${code}.mdx`]!,
      language: code,
      productName: "Lanyard",
      supportEmail: "support@lanyard.example",
      onNear: () => undefined,
    });
  const guide = createElement(
    GuideContext,
    { value: { origin, register: "the register button" } },
    chapters.map(bodyOf),
  );
  const inRouter = createElement(StaticRouter, { location: "/docs" }, guide);
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, inRouter));
}

describe.each(languageCodes)("in %s", (code) => {
  test.each(documents)("%s has the structure of the Italian one", (document) => {
    expect(bones(sourceOf(document, code))).toEqual(bones(sourceOf(document, "it")));
  });

  test("every anchor that a text leads to is there", () => {
    const addresses = chapters.flatMap((chapter) => [
      chapter,
      ...all(sourceOf(`guide/${chapter}`, code), /(?<=<Section id=")\w+/g).map(
        (id) => `${chapter}#${id}`,
      ),
    ]);
    expect(addresses.length).toBeGreaterThan(chapters.length + 5);
    const linked = all(guideIn(code), /(?<=\]\(\/docs\/)[^)]+/g);
    expect(linked.length).toBeGreaterThan(0);
    expect(addresses).toEqual(expect.arrayContaining(linked));
  });

  test("every fact that a text mentions is one", () => {
    const known = [...Object.keys(createFacts(code)), "product", "support"];
    const mentioned = all(guideIn(code), /(?<=props\.)\w+/g);
    expect([...new Set(mentioned)].toSorted()).toEqual(known.toSorted());
    for (const document of ["terms", "privacy"] as const)
      for (const name of all(sourceOf(document, code), /(?<=props\.)\w+/g))
        expect(["product", "support"]).toContain(name);
  });

  test("whatever can be drawn or shown is, once", () => {
    const guide = guideIn(code);
    for (const name of [...parts, "Register"])
      expect(all(guide, new RegExp(`<${name}\\b`, "g")), name).toHaveLength(1);
    expect(all(guide, /(?<=<Call name=")\w+/g)).toEqual(Object.keys(examples).toSorted());
    expect(all(guide, /(?<=<Meaning of=")\w+/g)).toEqual(Object.keys(statusCodes).toSorted());
  });

  test("what is derived is on the page", async () => {
    const page = await rendered(code);
    const expected = [
      ...Object.values(createFacts(code)),
      ...moves.map((move) => asLabel(messages[code][`action.${move}`], code)),
      ...webhookEvents.map((name) => words(code)[`event.${name}`]),
      ...webhookEvents,
      ...statuses.map((status) => asLabel(messages[code][`status.${status}`], code)),
      ...Object.entries(statusCodes).flat(),
      ...buildFields.map(({ name }) => name),
      ...ruleNames.flatMap((rule) => [rule, rules(code)[`${rule}.mend`]]),
      ...Object.values(examples).map(({ call }) => `${call.method} ${call.path}`),
      ...rowsIn(code).flatMap(({ fields, does }) => [
        ...fields.map(fieldText),
        ...splitAtBackticks(does),
      ]),
      "mailto:support@lanyard.example",
      "the register button",
    ];
    for (const text of expected) expect(page).toContain(escaped(String(text)));
    expect(page).not.toMatch(/\{\{|undefined|NaN|\[object/);
  });

  test("the search reads every chapter and section, without marks, and what is derived", () => {
    const textByKey: Record<string, string> = {
      ...messages[code],
      ...own(code),
      ...words(code),
      ...rules(code),
    };
    const passages: Record<string, string> = {};
    for (const chapter of chapters) {
      const source = sourceOf(`guide/${chapter}`, code);
      const say = (key: string) => textByKey[key]!;
      Object.assign(passages, extractPassages({ chapter, source, language: code, say }));
      const sections = all(source, /(?<=<Section id=")\w+/g).map((id) => `${chapter}#${id}`);
      expect(Object.keys(passages)).toEqual(expect.arrayContaining([chapter, ...sections]));
    }
    const text = Object.values(passages).join("\n");
    expect(text).not.toMatch(/[<{}*`]|\]\(|undefined|\bimport\b.*from/);
    for (const expected of [
      ...buildFields.map(({ name }) => name),
      ...webhookEvents,
      ...protocolTable.flatMap(({ type, fields }) => [type, ...fields.map(({ name }) => name)]),
      ...Object.entries(statusCodes).flat().map(String),
      ...Object.values(examples).map(({ call }) => call.path),
      ...rowsIn(code).map(({ does }) => does.replaceAll(/[{}`]/g, "").replaceAll(/\s/g, " ")),
    ])
      expect(text).toContain(expected);
  });

  test("a license stands as the screens name it, and the buttons that companies are told of are theirs", () => {
    const source = sourceOf("guide/company", code);
    const textByKey: Record<string, string> = { ...messages[code], ...own(code), ...store(code) };
    const keys = [
      ...licenseStateNames.map((name) => `standing.${name}`),
      "standing.off_sale",
      "connect.open",
      "panel.proposal",
      "receipt.list",
      "access.by_person",
      "access.by_app",
      "nav.licenses",
      "desk.renew_due",
    ];
    const bold = all(source, /(?<=\*\*)[^*\n]+(?=\*\*)/g);
    expect(bold).toEqual(expect.arrayContaining(keys.map((key) => textByKey[key])));
  });

  test("what a message does names what its row and the others name, and no message is left in English", () => {
    const listNames = ({ does }: { readonly does: string }) =>
      splitAtBackticks(does)
        .filter((_, at) => at % 2 === 1)
        .toSorted();
    const types = protocolTable.map(({ type }) => type);
    // A type without a dot may also be an ordinary word of the language.
    const listWords = (does: string) =>
      types.filter((type) => type.includes(".") && does.includes(type));
    const rows = rowsIn(code);
    expect(rows.map(({ type }) => type).toSorted()).toEqual(types.toSorted());
    for (const [at, row] of rows.entries()) {
      expect(listNames(row), row.type).toEqual(listNames(protocolTable[at]!));
      expect(listWords(row.does), row.type).toEqual(listWords(protocolTable[at]!.does));
      if (code !== "en") expect(row.does, row.type).not.toBe(protocolTable[at]!.does);
    }
  });

  test("every call that a text names exists", () => {
    const mentioned = all(guideIn(code), /(?<=`)(?:GET|POST|PUT|DELETE) [^\s`]+/g);
    expect(mentioned.length).toBeGreaterThan(0);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(mentioned),
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
    ...Object.values(messageWords("fr")!),
  ])
    expect(text).not.toMatch(/ [:;?](?:\s|$)/m);
});
