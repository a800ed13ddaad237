// Every language has every text, with the same placeholders.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gapsOf, languageCodes, ruleNames, severityOf } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8")) as Record<
    string,
    string
  >;
const gaps = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(String).toSorted();

const others = languageCodes.filter((code) => code !== "it");

describe.each([
  ...others.map((code) => [
    code,
    { texts: { ...messages[code], ...read(code) }, italian: { ...messages.it, ...read("it") } },
  ]),
  ...others.map((code) => [
    `the guide in ${code}`,
    { texts: read(`guide.${code}`), italian: read("guide.it") },
  ]),
  ...others.map((code) => [
    `the review in ${code}`,
    { texts: read(`review.${code}`), italian: read("review.it") },
  ]),
  ...others.map((code) => [
    `the difference of two builds in ${code}`,
    { texts: read(`difference.${code}`), italian: read("difference.it") },
  ]),
  ...others.map((code) => [
    `inside of a host in ${code}`,
    { texts: read(`embed.${code}`), italian: read("embed.it") },
  ]),
  ...others.map((code) => [
    `the inspection in ${code}`,
    { texts: read(`preflight.${code}`), italian: read("preflight.it") },
  ]),
  ...others.map((code) => [
    `the store in ${code}`,
    { texts: read(`store.${code}`), italian: read("store.it") },
  ]),
  ...others.map((code) => [
    `deliveries and settings in ${code}`,
    { texts: read(`operations.${code}`), italian: read("operations.it") },
  ]),
  ...others.map((code) => [
    `the office in ${code}`,
    { texts: read(`office.${code}`), italian: read("office.it") },
  ]),
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

test("English writes license with an s everywhere", () => {
  const files = ["en", "store.en", "office.en", "operations.en", "guide.en", "preflight.en"];
  const all = Object.assign({ ...messages.en }, ...files.map(read)) as Record<string, string>;
  expect(Object.values(all).filter((text) => /licence/i.test(text))).toEqual([]);
});

test("every rule of the inspection has its texts, with its gaps alone", () => {
  const texts = read("preflight.it");
  for (const rule of ruleNames) {
    const said = ["what", "why", "mend"].map((part) => texts[`${rule}.${part}`]);
    expect(said.filter(Boolean), rule).toHaveLength(3);
    expect([...new Set(gaps(said.join(" ")))], rule).toEqual(
      gapsOf(rule)
        .map((name) => `{{${name}}}`)
        .toSorted(),
    );
  }
  const named = Object.keys(texts).flatMap(
    (key) => /^(\w+_\w+)\.(?:what|why|mend)$/.exec(key)?.[1] ?? [],
  );
  expect([...new Set(named)].toSorted()).toEqual([...ruleNames].toSorted());
});

test("the server refuses a build with the words that the editor shows", () => {
  for (const code of languageCodes) {
    const texts = read(`preflight.${code}`);
    for (const rule of ruleNames.filter((one) => severityOf(one) === "stops"))
      expect((messages[code] as Record<string, string>)[`finding.${rule}`]).toBe(
        texts[`${rule}.what`],
      );
  }
});

test("no text of the console hides a message of the contract", () => {
  const own = [...Object.keys(read("it")), ...Object.keys(read("store.it"))];
  expect(own.filter((key) => key in messages.it)).toEqual([]);
});
