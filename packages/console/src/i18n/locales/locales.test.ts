// Every language has every text, with the same placeholders.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  getRuleGaps,
  languageCodes,
  ruleNames,
  getRuleSeverity,
  type LanguageCode,
} from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { mainTexts, namespaces, type Namespace } from "../namespaces.ts";
import type { Texts } from "../resources.ts";

const folder = (code: LanguageCode) => new URL(`${code}/`, import.meta.url);
const read = (code: LanguageCode, namespace: Namespace) =>
  JSON.parse(readFileSync(new URL(`${namespace}.json`, folder(code)), "utf8")) as Texts;
/** With the contract's messages that only the server sends. */
const allOf = (code: LanguageCode, namespace: Namespace) => ({
  ...(namespace === mainTexts && messages[code]),
  ...read(code, namespace),
});
const gaps = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(String).toSorted();

const others = languageCodes.filter((code) => code !== "it");

test.each(languageCodes)("%s has a file of each namespace", (code) => {
  const files = readdirSync(folder(code)).toSorted();
  expect(files).toEqual(namespaces.map((name) => `${name}.json`).toSorted());
});

describe.each(others.flatMap((code) => namespaces.map((name) => [name, code] as const)))(
  "%s in %s",
  (name, code) => {
    const texts: Texts = allOf(code, name);
    const italian: Texts = allOf("it", name);

    test("has the keys of the Italian texts", () => {
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(italian).toSorted());
    });

    test("leaves no text empty and fills the same gaps", () => {
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), key).not.toBe("");
        expect(gaps(text), key).toEqual(gaps(italian[key] ?? ""));
      }
    });
  },
);

test("English writes license with an s everywhere", () => {
  const all: Texts = Object.assign({}, ...namespaces.map((name) => allOf("en", name)));
  expect(Object.values(all).filter((text) => /licence/i.test(text))).toEqual([]);
});

test("every rule of the inspection has its texts, with its gaps alone", () => {
  const texts = read("it", "preflight");
  for (const rule of ruleNames) {
    const ruleTexts = ["what", "why", "mend"].map((part) => texts[`${rule}.${part}`]);
    expect(ruleTexts.filter(Boolean), rule).toHaveLength(3);
    expect([...new Set(gaps(ruleTexts.join(" ")))], rule).toEqual(
      getRuleGaps(rule)
        .map((name) => `{{${name}}}`)
        .toSorted(),
    );
  }
  const namedRules = Object.keys(texts).flatMap(
    (key) => /^(\w+_\w+)\.(?:what|why|mend)$/.exec(key)?.[1] ?? [],
  );
  expect([...new Set(namedRules)].toSorted()).toEqual([...ruleNames].toSorted());
});

test("the server refuses a build with the words that the editor shows", () => {
  for (const code of languageCodes) {
    const texts = read(code, "preflight");
    for (const rule of ruleNames.filter((one) => getRuleSeverity(one) === "stops"))
      expect((messages[code] as Record<string, string>)[`finding.${rule}`]).toBe(
        texts[`${rule}.what`],
      );
  }
});

test("no text of the console hides a message of the contract", () => {
  const own = ([mainTexts, "store"] as const).flatMap((name) => Object.keys(read("it", name)));
  expect(own.filter((key) => key in messages.it)).toEqual([]);
});
