// A field that a call does not know is refused and named, however the body was sent, and nothing of the body is stored.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProduct, file, picture, type Build } from "../../../../test/fixtures.ts";
import { testApp, tokenOf, type TestApp } from "../../../../test/harness.ts";

let app: TestApp;
let draft: Build;
beforeAll(async () => {
  app = await testApp();
  draft = await createProduct(app);
});
afterAll(() => app.close());

const fields = { notes: "New.", verison: "2.0.0", "languages[1][nmae]": "Visite" };
const nestedFields = { notes: "New.", verison: "2.0.0", languages: { 1: { nmae: "Visite" } } };
const encoded = (texts: Record<string, string>) => new URLSearchParams(texts);
const multipart = (texts: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  return form;
};

const save = (body: object, language = "en") =>
  app.as("creator").post(draft.path, body, { "accept-language": language });
const notes = async () => (await app.as("creator").get(draft.path)).body.submission.notes;

test.each([
  ["JSON", nestedFields],
  ["an encoded form", encoded(fields)],
  ["a multipart form", multipart(fields)],
])("in %s", async (_kind, body) => {
  const reply = await save(body);
  expect(reply.status).toBe(422);
  expect(reply.body.problems).toEqual([
    {
      field: "languages[1][nmae]",
      key: "field.unknown",
      text: "languages[1][nmae]: this request has no such field.",
    },
    { field: "verison", key: "field.unknown", text: "verison: this request has no such field." },
  ]);
  expect((await save(body, "it")).body.error).toContain(
    "verison: campo sconosciuto per questa richiesta.",
  );
  expect(await notes()).toBe("");
});

test("in a query, and in a body that may be left out", async () => {
  const list = await app.as("creator").get("/api/products?limt=5");
  expect(list.body.problems).toMatchObject([{ field: "limt", key: "field.unknown" }]);
  for (const none of ["/api/menu?x=1", "/api/settings?limit=1", "/api/menu?="])
    expect((await app.as().get(none)).status, none).toBe(422);
  expect((await app.as().get("/api/menu?x=1")).body).toMatchObject({
    problems: [{ field: "x", key: "field.unknown" }],
  });
  expect((await app.as("creator").post(`${draft.path}/draft?x=1`)).status).toBe(422);
  const hidden = await app.as("creator").post(`${draft.path}/hidden`, { hiden: true });
  expect(hidden.body.problems).toMatchObject([{ field: "hiden", key: "field.unknown" }]);
});

test("in a body that the call does not take, and an empty one is none", async () => {
  const path = `${draft.path}/draft` as const;
  for (const body of [{ hidden: true }, encoded({ hidden: "1" }), multipart({ hidden: "1" })])
    expect(await app.as("creator").post(path, body)).toMatchObject({
      status: 422,
      body: { problems: [{ field: "hidden", key: "field.unknown" }] },
    });
  const text = await app.as("creator").post(path, ["hidden"]);
  expect(text.body.problems).toMatchObject([{ key: "request.not_fields" }]);
  // The 409 shows that the call itself ran: a draft cannot be taken back to draft.
  for (const body of [{}, encoded({}), undefined])
    expect((await app.as("creator").post(path, body)).status).toBe(409);
});

test("a field for a file may say that there is none, in the words of forms, and nothing else", async () => {
  for (const none of ["", "null", "undefined"]) {
    const files = { icon: none, "screenshots[0]": none };
    for (const body of [encoded(files), multipart(files), { icon: none, screenshots: [none] }])
      expect((await save(body)).status).toBe(200);
  }
  expect((await save({ icon: null, screenshots: [], banner: {} })).status).toBe(200);
  const icon = "icon.png";
  for (const body of [encoded({ icon }), multipart({ icon }), { icon }, { icon: { 0: {} } }])
    expect((await save(body)).body.problems).toMatchObject([
      { field: "icon", key: "field.invalid" },
    ]);
});

test("screenshots come alone", async () => {
  const shot = { "screenshots[0]": file(await picture(8, 8), "s.png") };
  const send = (sent: Record<string, string | File>) =>
    app.as("creator").post(`${draft.path}/screenshots`, multipart(sent));
  expect((await send({ ...shot, caption: "Hall" })).body.problems).toMatchObject([
    { field: "caption", key: "field.unknown" },
  ]);
  expect((await send(shot)).status).toBe(200);
});

test("names that every object has are no fields", async () => {
  const names = ["constructor", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"];
  for (const name of names) {
    for (const body of [
      { [name]: "x" },
      encoded({ [name]: "x" }),
      encoded({ [`${name}[a]`]: "x" }),
    ])
      expect((await save(body)).body.problems).toMatchObject([
        { field: name, key: "field.unknown" },
      ]);
    // The parser of multipart forms refuses these names as an attack.
    expect((await save(multipart({ [name]: "x" }))).status).toBe(400);
    const inLanguage = `languages[1][${name}]`;
    for (const body of [
      { languages: { 1: { [name]: "x" } } },
      encoded({ [inLanguage]: "x" }),
      multipart({ [inLanguage]: "x" }),
    ])
      expect((await save(body)).body.problems).toMatchObject([
        { field: inLanguage, key: "field.unknown" },
      ]);
    const language = `languages[${name}][name]`;
    for (const body of [{ languages: { [name]: { name: "x" } } }, encoded({ [language]: "x" })])
      expect((await save(body)).body.problems).toMatchObject([{ key: "language.unknown" }]);
  }
});

test("the prototype of objects is no field", async () => {
  for (const name of ["__proto__", "__proto__[a]", "languages[1][__proto__]"])
    for (const body of [encoded({ [name]: "x" }), encoded({ notes: "New.", [name]: "x" })])
      expect((await save(body)).body.problems).toMatchObject([
        { field: name, key: "field.unknown" },
      ]);
  expect((await save(multipart({ "languages[__proto__][name]": "x" }))).status).toBe(422);
  const raw = await app.fastify.inject({
    method: "POST",
    url: draft.path,
    payload: '{"notes":"New.","__proto__":{"version":"1.0.0"}}',
    headers: { "content-type": "application/json", authorization: `Bearer ${tokenOf("creator")}` },
  });
  expect(raw.statusCode).toBe(400);
  expect(await notes()).toBe("");
});

test.each([
  ["another case", { Version: "2.0.0" }],
  ["spaces around it", { " version": "2.0.0" }],
  ["a dot in it", { "languages.1.name": "Visite" }],
  ["another alphabet", { "n\u043Etes": "New." }],
  ["another form of its characters", { "\uFF4Eotes": "New." }],
])("a name with %s is another name", async (_what, sent) => {
  for (const body of [sent, encoded(sent), multipart(sent)])
    expect((await save(body)).body.problems).toMatchObject([
      { field: Object.keys(sent)[0], key: "field.unknown" },
    ]);
});

test.each([
  ["what nobody sees in it", "not\u200Bes", "not\\u200Bes"],
  ["line breaks in it", "notes\r\n\r\n200 OK", "notes\\u000D\\u000A\\u000D\\u000A200 OK"],
  ["a direction in it", "\u202Eseton", "\\u202Eseton"],
  ["a tag in it", "notes\u{E0061}", "notes\\u{E0061}"],
  ["nothing in it", "", '""'],
  ["more in it than anybody reads", `${"n".repeat(79)}😀`, `${"n".repeat(79)}…`],
])("a name with %s is told so that it can be read", async (_what, name, field) => {
  const sent = { [name]: "New." };
  const form = Buffer.from(
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`,
  );
  const inMultipart = await app.fastify.inject({
    method: "POST",
    url: draft.path,
    payload: form,
    headers: {
      "content-type": "multipart/form-data; boundary=b",
      "accept-language": "en",
      authorization: `Bearer ${tokenOf("creator")}`,
    },
  });
  const replies = [(await save(sent)).body, (await save(encoded(sent))).body];
  // A line break in a part's header ends the line, so a multipart form cannot carry this name.
  if (!name.includes("\r")) replies.push(inMultipart.json());
  for (const body of replies)
    expect(body).toMatchObject({
      error: `${field}: this request has no such field.`,
      problems: [{ field, key: "field.unknown" }],
    });
});

test("a half of a character is told where it stands", async () => {
  const half = "a\uD800";
  for (const [body, field] of [
    [{ [half]: 1 }, "a\\uD800"],
    [{ languages: { 1: { [half]: 1 } } }, "languages[1][a\\uD800]"],
    [{ notes: half }, "notes"],
  ] as const)
    expect((await save(body)).body.problems).toMatchObject([{ field, key: "field.invalid" }]);
});

const long = "x".repeat(1_000_000);
const objects = (count: number, entry: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, entry]));
const nested = (depth: number) => `${'{"a":"\\u0000","b":'.repeat(depth)}1${"}".repeat(depth)}`;

test.each([
  ["names", { [long]: 1 }],
  ["names in languages", { languages: { [long]: { nmae: 1 } } }],
  ["names of languages", { languages: { [long]: { name: "x" } } }],
  ["names of broken texts", { [long]: "\0" }],
  ["lists of names", objects(10_000, "")],
  ["lists of names in an encoded form", encoded(objects(10_000, "x") as Record<string, string>)],
  ["lists of names in a form", multipart(objects(10_000, "x") as Record<string, string>)],
  ["lists of languages", { languages: objects(5_000, { name: "x" }) }],
  ["lists of wrong fields", { languages: objects(5_000, { name: 5, nmae: 5 }) }],
  ["lists of broken texts", { notes: Array.from({ length: 10_000 }, () => "\0") }],
])("long %s are answered shortly", async (_what, body) => {
  const reply = await save(body);
  expect(reply.status).toBe(422);
  expect(JSON.stringify(reply.body).length).toBeLessThan(60_000);
});

test.each([
  ["fields", JSON.stringify(objects(200_000, 0))],
  ["languages", JSON.stringify({ languages: objects(150_000, { nmae: 1 }) })],
  [
    "entries of a list",
    JSON.stringify({ permissions: Array.from({ length: 200_000 }, () => ({})) }),
  ],
  ["broken texts", JSON.stringify({ notes: Array.from({ length: 200_000 }, () => "\0") })],
  [
    "broken names",
    JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`${at}\0`, 0]))),
  ],
  ["broken texts, one in the other", nested(150_000)],
])("JSON of more %s than a form may have is not read", async (_what, payload) => {
  const reply = await app.fastify.inject({
    method: "POST",
    url: draft.path,
    payload,
    headers: { "content-type": "application/json", authorization: `Bearer ${tokenOf("creator")}` },
  });
  expect(reply.statusCode).toBe(413);
  expect(reply.json().problems).toMatchObject([{ key: "request.too_many_fields" }]);
});

test("the OpenAPI document says so", async () => {
  const { paths } = (await app.fastify.inject("/api/openapi.json")).json();
  const shapeAt = (path: string, type: string) => paths[path].post.requestBody.content[type].schema;
  expect(shapeAt("/api/login", "application/json").additionalProperties).toBe(false);
  const editor = shapeAt(
    "/api/products/{product_id}/submissions/{submission_id}",
    "multipart/form-data",
  );
  expect(editor.additionalProperties).toBe(false);
  expect(editor.properties.languages.additionalProperties.additionalProperties).toBe(false);
  expect(editor.properties.icon).toBeDefined();
});
