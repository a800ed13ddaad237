// Every language has every text, with the same gaps to fill.
import { describe, expect, test } from "vitest";
import { languageCodes } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import guideEn from "./guide.en.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import guideEs from "./guide.es.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import guideFr from "./guide.fr.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import guideIt from "./guide.it.json" with { type: "json" };
import it from "./it.json" with { type: "json" };

type Texts = Record<string, Record<string, string>>;
const own: Texts = { it, en, es, fr };
const guide: Texts = { it: guideIt, en: guideEn, es: guideEs, fr: guideFr };
const gaps = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(String).toSorted();

const others = languageCodes.filter((code) => code !== "it");

describe.each([
  ...others.map((code) => [
    code,
    { texts: { ...messages[code], ...own[code] }, italian: { ...messages.it, ...it } },
  ]),
  ...others.map((code) => [`the guide in ${code}`, { texts: guide[code]!, italian: guideIt }]),
] as [string, { texts: Record<string, string>; italian: Record<string, string> }][])(
  "%s",
  (_name, { texts, italian }) => {
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

test("no text of the console hides a message of the contract", () => {
  expect(Object.keys(it).filter((key) => key in messages.it)).toEqual([]);
});
