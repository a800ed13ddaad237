// Checks that what the guide shows of the API matches the contract.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  calls,
  createProduct,
  login,
  moves,
  refusal,
  saveSubmission,
  submissionFiles,
  submissionForm,
  statuses,
  transitions,
  webhookEvents,
  type Call,
} from "@lanyard/contract";
import { buildFields } from "./build-fields.ts";
import { examples } from "./examples/calls.ts";
import { formatCurl } from "./examples/curl.ts";
import { packAppCommand, submitCommand } from "./examples/files.ts";
import { event, eventData } from "./examples/messages.ts";
import { refusalSaying } from "./examples/refusal.ts";
import { getMoveNumber, lifeTransitions } from "./life-map.ts";

const origin = "https://lanyard.example";
const allExamples = Object.values(examples);

/** The call that a method and a path match, with or without ids in the path. */
const callAt = (method: string, path: string): Call | undefined =>
  calls.find(
    (each) =>
      each.method === method &&
      new RegExp(`^${each.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  );

test.each(allExamples)("$call.id: the command is the call", (example) => {
  const command = formatCurl(example, origin);
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

test("the commands that submit an app are the README's of a new app, and their fields the contract's", () => {
  const readme = readFileSync(
    new URL("../../../../create-app/template/README.md", import.meta.url),
    "utf8",
  );
  for (const code of [packAppCommand, submitCommand]) expect(readme).toContain(code);
  const urls = [...submitCommand.matchAll(/"\$MARKET([^"]+)"/g)].map(([, url = ""]) => url);
  const [signIn, create, save] = urls.map((url) => callAt("POST", url.split("?")[0] ?? ""));
  expect([signIn, create, save]).toEqual([login, createProduct, saveSubmission]);
  const bodies = [...submitCommand.matchAll(/-d '([^']+)'/g)].map(([, text = ""]) => text);
  for (const [at, { body }] of [login, createProduct].entries())
    expect(body.safeParse(JSON.parse(bodies[at] ?? "")).success).toBe(true);
  const taken = [...Object.keys(submissionForm.shape), ...Object.keys(submissionFiles)];
  const fields = [...submitCommand.matchAll(/-F '?(\w+)/g)].map(([, name = ""]) => name);
  expect(fields).toContain("source_code_url");
  for (const name of fields) expect(taken).toContain(name);
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
  const drawn = new Set(lifeTransitions.flatMap((transition) => transition.moves));
  for (const move of moves) {
    const { to, from } = transitions[move];
    const leads = to !== "same" && from.some((status) => status !== to);
    expect(drawn.has(move), move).toBe(leads);
    expect(getMoveNumber(move) !== undefined, move).toBe(leads);
  }
  expect(new Set(lifeTransitions.flatMap(({ from, to }) => [from, to]))).toEqual(
    new Set([...statuses, "gone"]),
  );
});

test("the messages are such as the server sends", () => {
  expect(refusal.safeParse(refusalSaying("…")).success).toBe(true);
  expect(Object.keys(eventData)).toEqual([...webhookEvents]);
  expect(Object.keys(event.data)).toEqual(["product_id", ...eventData["app.installed"]]);
});
