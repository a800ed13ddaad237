// Every language has every text, with the same gaps to fill.
import { describe, expect, test } from "vitest";
import { languageCodes } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import it from "./it.json" with { type: "json" };

const own: Record<string, Record<string, string>> = { it, en, es, fr };
const gaps = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(String).toSorted();

describe.each(languageCodes.filter((code) => code !== "it"))("%s", (code) => {
  const texts: Record<string, string> = { ...messages[code], ...own[code] };
  const italian: Record<string, string> = { ...messages.it, ...it };

  test("has the keys of the Italian texts", () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(italian).toSorted());
  });

  test("leaves no text empty and fills the same gaps", () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe("");
      expect(gaps(text), key).toEqual(gaps(italian[key] ?? ""));
    }
  });
});

test("no text of the console hides a message of the contract", () => {
  expect(Object.keys(it).filter((key) => key in messages.it)).toEqual([]);
});
