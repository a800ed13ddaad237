// People from a CSV text: read however spreadsheets write it, all rows or none; and exported so that it can be imported
// again.
import { personLimits } from "@lanyard/contract";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows("delete from people");
});

const send = (csv: string, dry_run: 0 | 1 = 0, language = "en") =>
  app.company().post("/api/people/import", { csv, dry_run }, { "accept-language": language });
const listPeople = async () =>
  (await app.company().post("/api/people")).body.map(
    ({ name, email, department }: Record<string, string>) => [name, email, department].join("|"),
  );

test.each([
  ["commas", "Name,E-mail,Department\nAnna,anna@co.test,A"],
  ["semicolons and a BOM", "\uFEFFnome;email;reparto\r\nAnna;anna@co.test;A\r\n"],
  ["tabs", "Nombre\tCorreo electrónico\tDepartamento\r\nAnna\tanna@co.test\tA"],
  ["French", 'Service;Nom;Adresse e-mail\n"A";"Anna";anna@co.test\n'],
  ["old Macs", "NAME,EMAIL,GROUP\rAnna,anna@co.test,A\r"],
  ["spaces around", "name , email , team\n Anna , anna@co.test , A \n"],
  ["Excel's own line", "sep=;\nName;E-mail;Department\nAnna;anna@co.test;A"],
  ["commas inside", 'Name;Indirizzo e-mail;Ufficio\n"Anna";anna@co.test;"A"'],
  ["other columns", "Phone,Name,Mail,Group,Notes\n+39 1,Anna,anna@co.test,A,\n,,,,\n\n"],
  ["first and last names", "Cognome,Nome,email,Gruppo\n,Anna,anna@co.test,A"],
])("is read with %s", async (_what, csv) => {
  const { status, body } = await send(csv);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ added: 1, changed: 0, unchanged: 0, wrong: 0, dry_run: 0 });
  expect(await listPeople()).toEqual(["Anna|anna@co.test|A"]);
});

test("names in two columns are one, as the language has them", async () => {
  await send("prénom,nom,courriel\nÉlodie,Martin,e@co.test");
  await send("Cognome;Nome;E-mail\nRossi;Anna;a@co.test");
  expect(await listPeople()).toEqual(["Anna Rossi|a@co.test|", "Élodie Martin|e@co.test|"]);
});

test("quotes hold line breaks, separators and quotes; lines are counted as an editor does", async () => {
  const { body } = await send(
    'name,email,notes\r\n"Rossi, ""Anna""",anna@co.test,"two\r\nlines"\r\n\r\nBea,nowhere,\r\n',
    1,
  );
  expect(body).toMatchObject({
    added: 1,
    wrong: 1,
    errors: [{ line: 5, text: "Line 5: nowhere is not an email address." }],
    columns: [
      { heading: "name", column: "name" },
      { heading: "email", column: "email" },
    ],
    ignored: ["notes"],
  });
});

test("first it says what would be, then does all; people are known by id, then by e-mail", async () => {
  await app.company().post("/api/people/add", { user_id: "7", name: "Anna", email: "a@co.test" });
  await app.company().post("/api/people/add", { name: "Bea", email: "b@co.test" });
  const csv = "id,name,email\n7,Anna Rossi,a@co.test\n,Bea,B@CO.test\n,Carla,c@co.test\n9,Dora,\n";
  const counts = { added: 2, changed: 2, unchanged: 0, wrong: 0 };
  expect((await send(csv, 1)).body).toMatchObject({ ...counts, dry_run: 1 });
  expect(await listPeople()).toEqual(["Anna|a@co.test|", "Bea|b@co.test|"]);
  expect((await send(csv)).body).toMatchObject({ ...counts, dry_run: 0 });
  expect(await listPeople()).toEqual([
    "Anna Rossi|a@co.test|",
    "Bea|B@CO.test|",
    "Carla|c@co.test|",
    "Dora||",
  ]);
  expect((await send(csv)).body).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  const [entry] = (await app.as("admin").get("/api/admin/audit?action=person.import")).body;
  expect(entry).toMatchObject({ after: { added: 2, changed: 2 } });
});

test("a column that is missing leaves what there is, an empty cell takes it away", async () => {
  await send("name,email,department\nAnna,a@co.test,A");
  // Without a column of departments nobody loses theirs, whoever is found by id or by address.
  await send("email,name\na@co.test,Anna Rossi");
  expect(await listPeople()).toEqual(["Anna Rossi|a@co.test|A"]);
  await send("email\na@co.test");
  expect(await listPeople()).toEqual(["Anna Rossi|a@co.test|A"]);
  await send("email,department\na@co.test,");
  expect(await listPeople()).toEqual(["Anna Rossi|a@co.test|"]);
});

test("two people may exchange their addresses", async () => {
  await send("id,email\n1,a@co.test\n2,b@co.test");
  expect((await send("id,email\n1,b@co.test\n2,a@co.test")).body).toMatchObject({ changed: 2 });
  expect((await send("id,email\n1,c@co.test\n3,b@co.test")).body).toMatchObject({
    changed: 1,
    added: 1,
  });
});

test("with one wrong row nothing is imported, and each is named by its line in the reader's language", async () => {
  await send("id,name,email\n1,Anna,a@co.test");
  const csv = [
    "id,name,email,department",
    "2,Bea,b@co.test,A",
    ",Carla,,A",
    ",Dora,d@,A",
    `4,${"x".repeat(10_000)},e@co.test,A`,
    "2,Twin,f@co.test,A",
    "6,Twin,B@co.test,A",
    "7,Holder,A@co.test,A",
    '8,"two\nlines",g@co.test,A',
    "10,More,h@co.test,A,extra",
  ].join("\n");
  const tried = (await send(csv, 1)).body;
  expect(tried).toMatchObject({ added: 1, wrong: 8 });
  expect(tried.errors.map(({ text }: { text: string }) => text)).toEqual([
    "Line 3: the email address or the ID is missing.",
    "Line 4: d@ is not an email address.",
    "Line 5: “name” can have at most 120 characters.",
    "Line 6: the ID 2 is also in line 2.",
    "Line 7: the email address B@co.test is also in line 2.",
    "Line 8: another person on your list has the email address A@co.test.",
    "Line 9: “name” has a line break.",
    "Line 11: more values than headings.",
  ]);
  expect((await send(csv, 1, "it")).body.errors[0]?.text).toBe(
    "Riga 3: manca l’e-mail o l’identificativo.",
  );
  const refused = await send(csv);
  expect(refused.status).toBe(422);
  expect(refused.body.problems).toHaveLength(8);
  expect(refused.body.problems?.[0]).toMatchObject({ key: "csv.row_unknown", field: "csv" });
  expect(await listPeople()).toEqual(["Anna|a@co.test|"]);
});

test.each([
  ["", "csv.empty"],
  ["  \n\n", "csv.empty"],
  ["name,email\n", "csv.empty"],
  ["name,email\n,\n", "csv.empty"],
  ["name,department\nAnna,A", "csv.no_heading"],
  ["Anna,anna@co.test\nBea,bea@co.test", "csv.no_heading"],
  ["email,E-Mail\na@co.test,b@co.test", "csv.heading_twice"],
  ['name,email\nAnna,a@co.test\n"Bea,b@co.test\n', "csv.unreadable"],
  ["name,email\nAnna\u0000,a@co.test", "field.invalid"],
])("a file that is none is refused, tried or not: %j", async (csv, key) => {
  for (const dry of [0, 1] as const) {
    const { status, body } = await send(csv, dry);
    expect(status).toBe(422);
    expect(body.problems).toMatchObject([{ key, field: "csv" }]);
  }
});

test("a quotation mark that is never closed is found where it opens", async () => {
  expect(
    (await send('name,email\nAnna,a@co.test\n"Bea,b@co.test\nCarla,c@co.test')).body.error,
  ).toBe("Line 3: a quotation mark is missing or out of place.");
});

test("names of objects' own parts are cells and headings like all others", async () => {
  const { body } = await send("id,__proto__,constructor\n__proto__,x,y\nconstructor,,\n");
  expect(body).toMatchObject({ added: 2, ignored: ["__proto__", "constructor"] });
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => `p${n}@co.test,Person ${n}`).join("\n");

test("10,000 rows are imported, one more is refused", { timeout: 60_000 }, async () => {
  const most = personLimits.people;
  expect((await send(`email,name\n${rows(most + 1)}`)).body.problems).toMatchObject([
    { key: "csv.too_many", params: { most } },
  ]);
  expect((await send(`email,name\n${rows(most)}`)).body).toMatchObject({ added: most });
  expect((await send(`email,name\n${rows(most)}`)).body).toMatchObject({ unchanged: most });
  expect((await send("email\none.more@co.test", 1)).body.problems).toMatchObject([
    { key: "people.too_many" },
  ]);
  expect((await send("x".repeat(personLimits.csv + 1))).status).toBe(422);
  expect((await send("x".repeat(5_000_000))).status).toBe(413);
});

test(
  "a long list is written in parts that a busy machine manages in time",
  { timeout: 60_000 },
  async () => {
    const csv = (name: string) =>
      `id,email,name\n${Array.from({ length: 2_500 }, (_, n) => `part${n},part${n}@co.test,${name} ${n}`).join("\n")}`;
    /** The number of rows in the largest statement that writes people. */
    const longest = async (action: () => Promise<unknown>) => {
      const sizes: number[] = [];
      const query = vi.spyOn(Client.prototype, "query");
      await action();
      for (const [statement, values] of query.mock.calls as unknown as [
        { text?: string },
        unknown[],
      ][])
        if (/^\s*(insert into|update) "people"/.test(statement.text ?? ""))
          sizes.push(...values.map((value) => (Array.isArray(value) ? value.length : 0)));
      query.mockRestore();
      return Math.max(...sizes);
    };
    expect(await longest(() => send(csv("Old")))).toBe(1_000);
    expect(await longest(() => send(csv("New")))).toBe(1_000);
    const [row] = await app.rows(
      "select count(*)::int as new from people where name like 'New %' and email like 'part%'",
    );
    expect(row).toEqual({ new: 2_500 });
  },
);

/** The shortest duration of three runs, in ms. */
async function shortest(action: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const before = performance.now();
    await action();
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}

/**
 * Refusing such a line unread takes as long as any body of that length; reading it cell by cell would block the server
 * a hundred times as long.
 */
test.each([
  ["separators", "", ",", 1],
  ["headings", "", "a,", 1],
  ["cells behind a line break", '"\n",', ",", 2],
])("a line of two million %s is refused without reading it", async (_what, head, cell, line) => {
  const csv = head + cell.repeat((personLimits.csv - head.length) / cell.length);
  expect((await send(csv)).body.problems).toMatchObject([
    { key: "csv.line_long", params: { line } },
  ]);
  const tooLong = await shortest(() => send("x".repeat(personLimits.csv + 1)));
  expect(await shortest(() => send(csv))).toBeLessThan(10 * tooLong);
});

test("a first line has at most 500 headings, however they are written", async () => {
  const people = (columns: number) => `"\nemail"${",x".repeat(columns - 1)}\na@co.test`;
  expect((await send(people(501))).body.problems).toMatchObject([{ key: "csv.no_heading" }]);
  expect((await send(people(500))).body).toMatchObject({ added: 1 });
});

test("the export is no formula to a spreadsheet, and can be imported again", async () => {
  const formulas = ["=1+1", "+39", "-5", "@cmd", "a\"b;c,d'e", "＝1＋1", "＠cmd", "'=1", "''-5"];
  // Where a comma is the decimal sign, spreadsheets split the lines at semicolons.
  formulas.push("Anna;=1+1;", "Bea;'\t@x");
  for (const [at, name] of formulas.entries())
    await app.company().post("/api/people/add", { user_id: `=${at}`, name, department: "+A" });
  const { body } = await app.company().post("/api/people/export", {}, { "accept-language": "fr" });
  expect(body.csv).toMatch(/^\uFEFFIdentifiant,Nom,E-mail,Service\r\n/);
  expect(body.csv).not.toMatch(/(^|[,"\n;\t])[=+\-@＝＋－＠]/m);
  expect((await send(body.csv)).body).toMatchObject({ unchanged: formulas.length, wrong: 0 });
  const some = await app.company().post("/api/people/export", { search: "1+1" });
  expect(some.body.csv.trim().split("\r\n")).toHaveLength(3);
});
