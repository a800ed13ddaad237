// The guide is the same in every language, and what it says of the API is so.
import { describe, expect, test } from "vitest";
import {
  calls,
  languageCodes,
  moves,
  refusal,
  submissionFiles,
  submissionForm,
  statuses,
  transitions,
  webhookEvents,
  type Call,
  type LanguageCode,
} from "@lanyard/contract";
import { buildFields } from "./build-fields.ts";
import { examples } from "./examples/calls.ts";
import { curlOf } from "./examples/curl.ts";
import { event, eventData, refusalSaying } from "./examples/messages.ts";
import { factsFor } from "./facts.ts";
import { guideTexts } from "./guide-texts.ts";
import { legalDocuments, legalTexts } from "./legal-texts.ts";
import { numberOf, ways } from "./life-map.ts";
import { blocksOf } from "./lines.ts";

const origin = "https://lanyard.example";
const named = Object.values(examples);

/** The call that a method and a path, with or without its ids, lead to. */
const callAt = (method: string, path: string): Call | undefined =>
  calls.find(
    (each) =>
      each.method === method &&
      new RegExp(`^${each.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  );
const gapsOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
/** What a line is and mentions, whatever its language. */
const bones = (lines: readonly string[]) =>
  lines.map((line) => ({
    kind: blocksOf([line])[0]?.kind,
    gaps: gapsOf(line),
    code: [...line.matchAll(/`[^`]+`/g)].map(String).toSorted(),
    parts: /^@\w+$/.exec(line)?.[0],
  }));
/** Every text of a file with the way to it. */
const leaves = (value: unknown, path = ""): [string, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, child]) => leaves(child, `${path}/${key}`));

describe.each(languageCodes)("in %s", (code: LanguageCode) => {
  test("the guide has the structure of the Italian one", async () => {
    const [texts, italian] = [await guideTexts(code), await guideTexts("it")];
    expect(texts.sections.map(({ id, body }) => ({ id, lines: bones(body) }))).toEqual(
      italian.sections.map(({ id, body }) => ({ id, lines: bones(body) })),
    );
    expect(leaves(texts).map(([path, text]) => [path, gapsOf(text)])).toEqual(
      leaves(italian).map(([path, text]) => [path, gapsOf(text)]),
    );
  });

  test("every gap of a section is filled, and every anchor is there", async () => {
    const { sections } = await guideTexts(code);
    const known = new Set([...Object.keys(factsFor(code)), "product", "support"]);
    const ids = new Set(sections.map(({ id }) => `#${id}`));
    for (const line of sections.flatMap(({ body }) => body)) {
      for (const [, name] of line.matchAll(/\{\{(\w+)\}\}/g)) expect(known).toContain(name);
      for (const [, anchor] of line.matchAll(/\]\((#[^)]+)\)/g)) expect(ids).toContain(anchor);
    }
  });

  test("every method and path that the guide names exists", async () => {
    const said = leaves(await guideTexts(code)).flatMap(([, text]) => [
      ...text.matchAll(/\b(GET|POST|PUT|DELETE) (\/[^\s`]+)/g),
    ]);
    expect(said.length).toBeGreaterThan(0);
    for (const [text, method = "", path = ""] of said)
      expect(callAt(method, path), text).toBeDefined();
  });

  test("the legal documents have the structure of the Italian ones", async () => {
    const [texts, italian] = [await legalTexts(code), await legalTexts("it")];
    for (const name of legalDocuments) {
      const shape = (document: (typeof texts)[typeof name]) =>
        document.sections.map(({ id, body }) => ({ id, lines: bones(body) }));
      expect(shape(texts[name])).toEqual(shape(italian[name]));
      expect(texts.note[name]).toContain(`\`${name.toUpperCase()}_URL\``);
    }
  });

  test("no text is empty, and French has its narrow spaces", async () => {
    for (const [path, text] of [
      ...leaves(await guideTexts(code)),
      ...leaves(await legalTexts(code)),
    ]) {
      expect(text.trim(), path).not.toBe("");
      if (code === "fr") expect(text, path).not.toMatch(/ [:;?](?:\s|$)/);
    }
  });
});

test.each(named)("$call.id: the command is the call", (example) => {
  const command = curlOf(example, origin);
  const [, method = "", url = ""] = /--request (\w+) '([^']+)'/.exec(command) ?? [];
  const { origin: host, pathname, searchParams } = new URL(url);
  expect(host).toBe(origin);
  expect(callAt(method, pathname)).toBe(example.call);

  const { params, query, body, files, output, who } = example.call;
  expect(params?.safeParse(example.params ?? {}).success ?? true).toBe(true);
  expect(query?.safeParse(Object.fromEntries(searchParams)).success ?? true).toBe(true);
  const data = /--data '([^']+)'/.exec(command)?.[1];
  const form = [...command.matchAll(/--form '([^=]+)=([^']*)'/g)];
  const plain = form.filter(([, , value = ""]) => !value.startsWith("@"));
  const sent: unknown = data
    ? JSON.parse(data)
    : Object.fromEntries(plain.map(([, k, v]) => [k, v]));
  expect(body?.safeParse(sent).success ?? data === undefined).toBe(true);
  for (const [, name = "", value = ""] of form)
    if (value.startsWith("@")) expect(Object.keys(files ?? {})).toContain(name);
  expect(command.includes("Bearer $TOKEN")).toBe(who === "user");
  if (example.answer !== undefined) expect(output.safeParse(example.answer).success).toBe(true);
});

test("the fields are those that saving a build takes", () => {
  const taken = [...Object.keys(submissionForm.shape), ...Object.keys(submissionFiles)];
  for (const { name } of buildFields) expect(taken, name).toContain(name.replace(/\[.*/, ""));
  const needed = buildFields.filter((field) => field.needed).map(({ name }) => name);
  expect(needed).toEqual(
    expect.arrayContaining(["languages[n][name]", "source_code_url", "icon", "price_amount"]),
  );
  expect(needed).not.toContain("db_script_url");
});

test("the drawing has every move that leads from one state to another", () => {
  const drawn = new Set(ways.flatMap((way) => way.moves));
  for (const move of moves) {
    const { to, from } = transitions[move];
    const leads = to !== "same" && from.some((status) => status !== to);
    expect(drawn.has(move), move).toBe(leads);
    expect(numberOf(move) !== undefined, move).toBe(leads);
  }
  expect(new Set(ways.flatMap(({ from, to }) => [from, to]))).toEqual(
    new Set([...statuses, "gone"]),
  );
});

test("the messages are such as the server sends", () => {
  expect(refusal.safeParse(refusalSaying("…")).success).toBe(true);
  expect(Object.keys(eventData)).toEqual([...webhookEvents]);
  expect(Object.keys(event.data)).toEqual(["product_id", ...eventData["app.installed"]]);
});
