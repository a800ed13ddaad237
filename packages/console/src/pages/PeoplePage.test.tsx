// The people page: only changed people are saved, and other users' changes are shown.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  addPerson,
  changeUserPermissions,
  getCompanySelf,
  getUserPermissions,
  givePermissions,
  importPeople,
  listDepartments,
  listLicensedApps,
  listPeopleWithPermissions,
  type LicensedApp,
  type PersonWithPermissions,
} from "@lanyard/contract";
import { open } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { connection } from "../auth/company-connection.ts";
import { paths } from "../app/paths.ts";

const company = { company_id: 3, name: "Bottega Conti", email: "b@co.test", country: "IT" };
const app: LicensedApp = {
  license_id: 1,
  product_id: 4,
  product_name: "Front Desk",
  icon_url: "",
  menu_entry_id: 1,
  license_state: "installed",
  usable: 1,
  permissions: [
    { id: 5, label: "Issue badges" },
    { id: 8, label: "Send notifications" },
  ],
  people: 1,
  given: [],
};
const person = (user_id: string, name: string, ids: number[] = []): PersonWithPermissions => ({
  user_id,
  name,
  email: "",
  department: "",
  source: "list",
  permissions: ids.map((permission_id) => ({ product_id: 4, permission_id })),
});
const anna = person("1", "Anna", [5]);
const bea = person("2", "Bea");

beforeEach(() => {
  connection.set({ token: "token", company });
  server.use(
    answers(listLicensedApps, [app]),
    answers(listDepartments, { people: 2, departments: [{ department: "", people: 2 }] }),
    answers(listPeopleWithPermissions, [anna, bea]),
  );
});

const byApp = `${paths.people}?by=app`;
const box = (name: string) => screen.findByRole("checkbox", { name });
const save = () => screen.getByRole("button", { name: "Save" });

test("a save sends the people who are changed alone, with what they had", async () => {
  server.use(
    answers(changeUserPermissions, { permissions: app.permissions, user_permissions_licenses: [] }),
  );
  const { user } = await open(byApp);
  await user.click(await box("Anna: Send notifications"));
  await user.click(save());
  await waitFor(() => expect(askedFor(changeUserPermissions)).toHaveLength(1));
  expect(askedFor(changeUserPermissions)[0]?.body).toMatchObject({
    company_token: "token",
    user_permissions_licenses: [
      { user_id: "1", permission_id: 5 },
      { user_id: "1", permission_id: 8 },
    ],
    based_on: [{ user_id: "1", permission_id: 5 }],
  });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
});

test("what was chosen stands from its save until the list has it", async () => {
  const { user } = await open(byApp);
  const chosen = await box("Anna: Send notifications");
  await user.click(chosen);
  const list = Promise.withResolvers<void>();
  const before = askedFor(listPeopleWithPermissions).length;
  server.use(
    answers(changeUserPermissions, { permissions: app.permissions, user_permissions_licenses: [] }),
    answers(listPeopleWithPermissions, async () => {
      await list.promise;
      return [person("1", "Anna", [5, 8]), bea];
    }),
  );
  await user.click(save());
  await waitFor(() => expect(askedFor(listPeopleWithPermissions).length).toBeGreaterThan(before));
  expect(chosen.matches(":checked")).toBe(true);
  await user.click(await box("Bea: Issue badges"));
  list.resolve();
  // Changes made during the save are kept, and only they remain unsaved.
  await waitFor(() => expect(save().getAttribute("aria-busy")).toBeNull());
  expect((await box("Anna: Send notifications")).matches(":checked")).toBe(true);
  expect((await box("Bea: Issue badges")).matches(":checked")).toBe(true);
  await user.click(save());
  await waitFor(() => expect(askedFor(changeUserPermissions)).toHaveLength(2));
  expect(askedFor(changeUserPermissions)[1]?.body).toMatchObject({
    user_permissions_licenses: [{ user_id: "2", permission_id: 5 }],
  });
});

test("what somebody else has changed is shown, and what was chosen can go on from it", async () => {
  server.use(
    refuses(changeUserPermissions, 409, { key: "permission.changed", params: { user: "1" } }),
    answers(getUserPermissions, {
      permissions: app.permissions,
      user_permissions_licenses: [],
    }),
  );
  const { user } = await open(byApp);
  await user.click(await box("Anna: Send notifications"));
  await user.click(save());
  const line = "Anna, Front Desk: now nothing; you chose Issue badges, Send notifications";
  expect(await screen.findByText(line)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  server.use(
    answers(changeUserPermissions, { permissions: app.permissions, user_permissions_licenses: [] }),
  );
  await user.click(save());
  await waitFor(() => expect(askedFor(changeUserPermissions)).toHaveLength(2));
  expect(askedFor(changeUserPermissions)[1]?.body).toMatchObject({
    based_on: [{ user_id: "1", permission_id: 0 }],
  });
});

test("what somebody else has chosen alike is no conflict: the rest is saved by itself", async () => {
  server.use(
    refuses(changeUserPermissions, 409, { key: "permission.changed", params: { user: "1" } }),
    answers(getUserPermissions, () => {
      server.use(
        answers(changeUserPermissions, {
          permissions: app.permissions,
          user_permissions_licenses: [],
        }),
      );
      return {
        permissions: app.permissions,
        user_permissions_licenses: [
          { user_id: "1", permission_id: 5 },
          { user_id: "1", permission_id: 8 },
        ],
      };
    }),
  );
  const { user } = await open(byApp);
  await user.click(await box("Anna: Send notifications"));
  await user.click(await box("Bea: Issue badges"));
  await user.click(save());
  await waitFor(() => expect(askedFor(changeUserPermissions)).toHaveLength(2));
  expect(askedFor(changeUserPermissions)[1]?.body).toMatchObject({
    user_permissions_licenses: [{ user_id: "2", permission_id: 5 }],
    based_on: [{ user_id: "2", permission_id: 0 }],
  });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
  expect(screen.queryByRole("button", { name: "Keep mine" })).toBeNull();
});

test("a license that is no longer usable is said, and what was chosen is kept", async () => {
  server.use(refuses(changeUserPermissions, 402, { key: "license.not_usable" }));
  const { user } = await open(byApp);
  await user.click(await box("Bea: Issue badges"));
  await user.click(save());
  const alert = await screen.findByText(/The license can no longer be used/);
  expect(within(alert).getByRole("link").getAttribute("href")).toBe(paths.storeProduct(4));
  expect((await box("Bea: Issue badges")).matches(":checked")).toBe(true);
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect((await box("Bea: Issue badges")).matches(":checked")).toBe(false);
});

test("what cannot be saved for want of a line is kept, and saved later", async () => {
  server.use(unreachable(changeUserPermissions));
  const { user } = await open(byApp);
  await user.click(await box("Bea: Issue badges"));
  await user.click(save());
  await screen.findAllByText(/connection/);
  expect((await box("Bea: Issue badges")).matches(":checked")).toBe(true);
  server.use(
    answers(changeUserPermissions, { permissions: app.permissions, user_permissions_licenses: [] }),
  );
  await user.click(save());
  await waitFor(() => expect(askedFor(changeUserPermissions)).toHaveLength(2));
});

test("signs that nobody types are taken out of an address before people are searched", async () => {
  await open(`${paths.people}?search=ann%00a%20&department=%00`);
  await screen.findByRole("button", { name: /Anna/ });
  expect(askedFor(listPeopleWithPermissions)[0]?.body).toMatchObject({
    search: "ann a",
    department: "",
  });
});

test("people that do not come say so, and come by a press", async () => {
  server.use(unreachable(listPeopleWithPermissions));
  const { user } = await open(byApp);
  const again = await screen.findByRole("button", { name: "Try again" });
  server.use(answers(listPeopleWithPermissions, [anna, bea]));
  await user.click(again);
  await box("Anna: Issue badges");
});

test("a token that is revoked while people are given apps asks to connect again, and nobody is shown", async () => {
  const { user } = await open(byApp);
  const invalid = { key: "auth.company_token", field: "company_token" } as const;
  await user.click(await box("Bea: Issue badges"));
  server.use(
    ...[changeUserPermissions, listLicensedApps, listPeopleWithPermissions, listDepartments].map(
      (call) => refuses(call, 401, invalid),
    ),
  );
  await user.click(save());
  await screen.findByText("The company token is no longer valid");
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(connection.get()).toBeUndefined();
});

test("what was typed in a dialog when the token was revoked is there again once the company is connected", async () => {
  const { user } = await open(paths.people);
  await screen.findByRole("button", { name: /Anna/ });
  await user.click(screen.getByRole("button", { name: "Add a person" }));
  const name = async () =>
    within(await screen.findByRole("dialog")).getByRole<HTMLInputElement>("textbox", {
      name: "Name",
    });
  await user.type(await name(), "Carla Neri");
  const invalid = { key: "auth.company_token", field: "company_token" } as const;
  server.use(refuses(addPerson, 401, invalid));
  await user.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Add a person" }),
  );
  await screen.findByText("The company token is no longer valid");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: /Anna/ })).toBeNull();

  server.use(answers(getCompanySelf, company));
  await user.click(screen.getByRole("button", { name: "Reconnect" }));
  await user.type(await screen.findByLabelText("Company token"), "the next token{Enter}");
  await waitFor(async () => expect((await name()).value).toBe("Carla Neri"));
  expect(connection.get()?.token).toBe("the next token");
});

test("a double click adds a person once", async () => {
  server.use(answers(addPerson, { ...anna, user_id: "9", name: "Carla Neri" }));
  const { user } = await open(paths.people);
  await user.click(await screen.findByRole("button", { name: "Add a person" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Carla Neri");
  const add = dialog.getByRole("button", { name: "Add a person" });
  // The second click comes before the answer to the first.
  fireEvent.click(add);
  fireEvent.click(add);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(askedFor(addPerson)).toHaveLength(1);
});

test("an import is tried first, and done only when every line is right", async () => {
  const tried = {
    dry_run: 1 as const,
    added: 1,
    changed: 0,
    unchanged: 0,
    given: 0,
    taken: 0,
    wrong: 1,
    errors: [{ line: 3, text: "Line 3: x is not an email address." }],
    columns: [{ heading: "email", column: "email" as const }],
    ignored: [],
  };
  server.use(answers(importPeople, tried));
  const { user } = await open(paths.people);
  await user.click(await screen.findByRole("button", { name: "Import / export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Import a list" }));
  const field = await screen.findByRole("textbox", { name: /paste the list/ });
  await user.type(field, "email\na@co.test\nx");
  await user.click(screen.getByRole("button", { name: "Check" }));
  expect(await screen.findByText("Line 3: x is not an email address.")).toBeTruthy();
  await user.type(field, "@co.test");
  server.use(answers(importPeople, { ...tried, added: 2, wrong: 0, errors: [] }));
  await user.click(screen.getByRole("button", { name: "Check" }));
  await user.click(await screen.findByRole("button", { name: "Import 2 people" }));
  await waitFor(() => expect(askedFor(importPeople)).toHaveLength(3));
  expect(askedFor(importPeople).map(({ body }) => (body as { dry_run?: number }).dry_run)).toEqual([
    1,
    1,
    undefined,
  ]);
});

const importing = {
  dry_run: 0 as const,
  added: 2,
  changed: 0,
  unchanged: 0,
  given: 0,
  taken: 0,
  wrong: 0,
  errors: [],
  columns: [{ heading: "email", column: "email" as const }],
  ignored: [],
};
const openImport = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "Import / export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Import a list" }));
  return within(await screen.findByRole("dialog"));
};

test("a list that a busy server does not take is kept in its form, and imported by the next press", async () => {
  server.use(answers(importPeople, { ...importing, dry_run: 1 }));
  const { user } = await open(paths.people);
  const dialog = await openImport(user);
  const file = new File(["email\na@co.test\nb@co.test"], "people.csv", { type: "text/csv" });
  await user.upload(dialog.getByLabelText(/CSV file/), file);
  await user.click(await dialog.findByRole("button", { name: "Check" }));
  server.use(refuses(importPeople, 503, { key: "server.unavailable" }));
  await user.click(await dialog.findByRole("button", { name: "Import 2 people" }));
  await dialog.findByText("The list was not imported");
  expect(dialog.getByText("people.csv")).toBeDefined();
  server.use(answers(importPeople, importing));
  await user.click(dialog.getByRole("button", { name: "Import 2 people" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = askedFor(importPeople).map(({ body }) => (body as { csv: string }).csv);
  expect(new Set(sent)).toEqual(new Set(["email\na@co.test\nb@co.test"]));

  // A finished import is not restored.
  const next = await openImport(user);
  expect(next.queryByText("people.csv")).toBeNull();
});

test("what is no text is not taken, and of an empty file it is said that there is nothing in it", async () => {
  server.use(refuses(importPeople, 422, { key: "csv.empty", field: "csv" }));
  const { user } = await open(paths.people);
  const dialog = await openImport(user);
  const drop = dialog.getByLabelText(/CSV file/);
  await user.upload(drop, new File([Uint8Array.of(0, 1, 2, 3, 255, 254, 0, 9)], "sheet.csv"));
  await dialog.findByText("This is not a CSV file, or it is too large.");
  expect(dialog.queryByText("sheet.csv")).toBeNull();
  await user.upload(drop, new File([], "empty.csv"));
  await dialog.findByText("empty.csv");
  await user.click(dialog.getByRole("button", { name: "Check" }));
  await dialog.findByText(/There is nothing to import/);
});

test("what thousands would become is written as the language writes numbers", async () => {
  server.use(answers(importPeople, { ...importing, dry_run: 1, added: 10_000, changed: 1_200 }));
  const { user } = await open(paths.people);
  const dialog = await openImport(user);
  await user.type(dialog.getByRole("textbox", { name: /paste the list/ }), "email");
  await user.click(dialog.getByRole("button", { name: "Check" }));
  await dialog.findByRole("button", { name: "Import 11,200 people" });
  await dialog.findByText(/: 10,000 · .*: 1,200 · /);
});

test("of a list with columns of apps it is said how many permissions are given and taken", async () => {
  const tried = { ...importing, dry_run: 1 as const, added: 0, changed: 3, given: 1_240, taken: 2 };
  server.use(answers(importPeople, tried));
  const { user } = await open(paths.people);
  const dialog = await openImport(user);
  const field = dialog.getByRole("textbox", { name: /paste the list/ });
  await user.type(field, "email");
  await user.click(dialog.getByRole("button", { name: "Check" }));
  await dialog.findByRole("button", { name: "Import 3 people" });
  expect(dialog.queryByText(/^Permissions given/)).toBeNull();
  const column = { heading: "Permissions: Front Desk", column: "permissions" as const };
  server.use(answers(importPeople, { ...tried, columns: [...tried.columns, column] }));
  await user.type(field, ",Permissions: Front Desk");
  await user.click(dialog.getByRole("button", { name: "Check" }));
  await dialog.findByText("Permissions given: 1,240 · taken away: 2");
});

test.each([
  ["no license", [], "Your company has no licenses yet."],
  [
    "no app that asks for anything",
    [{ ...app, permissions: [] }],
    "None of your company’s apps has permissions to give people.",
  ],
])(
  "to a company that has %s it is said why nothing can be given",
  async (_what, apps, expected) => {
    server.use(answers(listLicensedApps, apps));
    await open(paths.people);
    const notice = await screen.findByText(expected);
    expect(within(notice).getByRole("link", { name: "Go to the store" })).toBeDefined();
  },
);

test("what was chosen for many is no choice for the next time", async () => {
  server.use(answers(givePermissions, { people: 2, changed: 2 }));
  const { user } = await open(byApp);
  const give = async () => {
    await user.click(await screen.findByRole("button", { name: "Give to all" }));
    return within(await screen.findByRole("dialog"));
  };
  const dialog = await give();
  const choice = (of: typeof dialog) =>
    within(of.getByRole("radiogroup", { name: "Issue badges" })).getByRole("radio", {
      name: "Give",
    });
  await user.click(choice(dialog));
  await user.click(dialog.getByRole("button", { name: "Save for all" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(choice(await give()).matches(":checked")).toBe(false);
});

test("who is added next begins with empty fields", async () => {
  server.use(answers(addPerson, { ...anna, user_id: "9", name: "Carla" }));
  const { user } = await open(paths.people);
  const add = async () => {
    await user.click(await screen.findByRole("button", { name: "Add a person" }));
    return within(await screen.findByRole("dialog"));
  };
  const dialog = await add();
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Carla");
  await user.click(dialog.getByRole("button", { name: "Add a person" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const name = (await add()).getByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(name.value).toBe("");
});

test("of an app that is not usable, what somebody has is taken away, and nothing is given", async () => {
  server.use(
    answers(listLicensedApps, [{ ...app, license_state: "expired", usable: 0, given: [5] }]),
  );
  const { user } = await open(byApp);
  const has = await box("Anna: Issue badges");
  expect((await box("Anna: Send notifications")).matches(":disabled")).toBe(true);
  expect((await box("Bea: Issue badges")).matches(":disabled")).toBe(true);
  await user.click(has);
  expect(has.matches(":checked")).toBe(false);
  expect(has.matches(":disabled")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await user.click(screen.getByRole("button", { name: "Anna" }));
  const drawer = within(await screen.findByRole("dialog"));
  await user.click(await drawer.findByRole("switch", { name: "Issue badges" }));
  expect(drawer.getByRole("switch", { name: "Issue badges" }).matches(":disabled")).toBe(false);
  expect(drawer.getByRole("switch", { name: "Send notifications" }).matches(":disabled")).toBe(
    true,
  );
});

test("an app that can be given now comes first, and of another it is said why it cannot", async () => {
  const unpaid: LicensedApp = {
    ...app,
    license_id: 2,
    product_id: 7,
    product_name: "Parking",
    license_state: "licensed",
    usable: 0,
  };
  server.use(answers(listLicensedApps, [unpaid, app]));
  const { user } = await open(byApp);
  expect((await box("Bea: Issue badges")).matches(":disabled")).toBe(false);
  await user.selectOptions(screen.getByRole("combobox", { name: "App" }), "Parking");
  const message = await screen.findByText(/The license is unpaid: permissions/);
  expect(within(message).getByRole("link").getAttribute("href")).toBe(paths.storeProduct(7));
});

test.each(["Save", "Discard"])("the focus is where it was after %s by keyboard", async (name) => {
  // Another company, because earlier tests may have left edits, which are kept per company.
  connection.set({ token: "token", company: { ...company, company_id: 4 } });
  server.use(
    answers(changeUserPermissions, { permissions: app.permissions, user_permissions_licenses: [] }),
  );
  const { user } = await open(byApp);
  const chosen = await box("Bea: Issue badges");
  await user.click(chosen);
  (await screen.findByRole("button", { name })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
  expect(document.activeElement).toBe(chosen);
});

const many = Array.from({ length: 150 }, (_, at): LicensedApp => ({
  ...app,
  license_id: 100 + at,
  product_id: 100 + at,
  product_name: `App ${at + 1}`,
}));
/** Another company, because earlier tests may have left edits, which are kept per company. */
const manyInstalled = () => {
  connection.set({ token: "token", company: { ...company, company_id: 5 } });
  server.use(
    answers(listLicensedApps, [...many, { ...app, product_id: 4, product_name: "Caffè Centrale" }]),
    answers(listPeopleWithPermissions, ({ body }) =>
      (body as { product_ids: readonly number[] }).product_ids.map(Number).includes(4)
        ? [anna, bea]
        : [person("1", "Anna"), bea],
    ),
  );
};
const appSearch = () => screen.findByRole("searchbox", { name: "Search apps" });

test("one of many apps is found by its name, and it is its permissions that are shown and saved", async () => {
  manyInstalled();
  const { user } = await open(byApp);
  await user.click(await box("Bea: Issue badges"));
  await user.type(await appSearch(), "caffe{Enter}");
  await screen.findByRole("grid", { name: "Who can do what in Caffè Centrale" });
  const options = within(screen.getByRole("combobox", { name: "App" })).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Caffè Centrale"]);
  expect((await box("Anna: Issue badges")).matches(":checked")).toBe(true);
  expect((await box("Bea: Issue badges")).matches(":checked")).toBe(false);
  await user.click(await box("Anna: Send notifications"));

  // What was chosen for the app before is still there, unsaved, and is saved with the rest.
  await user.clear(await appSearch());
  await user.keyboard("{Enter}");
  await screen.findByRole("grid", { name: "Who can do what in App 1" });
  expect((await box("Bea: Issue badges")).matches(":checked")).toBe(true);
  server.use(
    answers(changeUserPermissions, { permissions: app.permissions, user_permissions_licenses: [] }),
  );
  await user.click(save());
  await waitFor(() => expect(askedFor(changeUserPermissions)).toHaveLength(2));
  expect(askedFor(changeUserPermissions).map(({ body, params }) => [params, body])).toMatchObject([
    [{ product_id: "100" }, { user_permissions_licenses: [{ user_id: "2", permission_id: 5 }] }],
    [{ product_id: "4" }, { based_on: [{ user_id: "1", permission_id: 5 }] }],
  ]);
});

test("the columns are of the apps that are searched, wherever they were among the many", async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  manyInstalled();
  const { user } = await open(`${paths.people}?part=3`);
  await screen.findByRole("columnheader", { name: "App 41" });
  screen.getByRole("option", { name: "Apps 141–151 of 151" });
  await user.type(await appSearch(), "app 15{Enter}");
  await screen.findByRole("columnheader", { name: "App 150" });
  const headings = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Person", "App 15", "App 115", "App 150"]);
  expect(askedFor(listPeopleWithPermissions).at(-1)?.body).toMatchObject({
    product_ids: [114, 214, 249],
  });
  expect(screen.queryByRole("combobox", { name: "Apps shown" })).toBeNull();
  expect(new URLSearchParams(location.search).get("apps")).toBe("app 15");
  // All of them begin with the first part again.
  await user.clear(await appSearch());
  await user.keyboard("{Enter}");
  await screen.findByRole("columnheader", { name: "App 1" });
  expect(location.search).toBe("");
});

test("permissions of other apps are not shown as those of the app that is loading", async () => {
  manyInstalled();
  const { user } = await open(byApp);
  await box("Anna: Issue badges");
  const answer = Promise.withResolvers<void>();
  server.use(answers(listPeopleWithPermissions, () => answer.promise.then(() => [anna, bea])));
  await user.selectOptions(screen.getByRole("combobox", { name: "App" }), "Caffè Centrale");
  await screen.findByRole("grid", { name: "Who can do what in Caffè Centrale", busy: true });
  expect(screen.queryByRole("checkbox")).toBeNull();
  answer.resolve();
  expect((await box("Anna: Issue badges")).matches(":checked")).toBe(true);
});

test("an app that nobody has is said not to be there, and all come back with an empty search", async () => {
  manyInstalled();
  const { user } = await open(`${byApp}&apps=pool`);
  await screen.findByText("No app has that name");
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.queryByRole("button", { name: "Give to all" })).toBeNull();
  const search = await appSearch();
  search.focus();
  await user.keyboard("{Escape}");
  await box("Anna: Issue badges");
  expect(document.activeElement).toBe(search);
});

test("on a phone an app is found in the drawer of a person", async () => {
  manyInstalled();
  const { user } = await open(paths.people);
  const one = await screen.findByRole("button", { name: /^Anna/ });
  // The list has permissions for the apps of one part only, so it does not count them.
  expect(one.textContent).toBe("Anna");
  expect(screen.queryByRole("searchbox", { name: "Search apps" })).toBeNull();
  await user.click(one);
  const drawer = within(await screen.findByRole("dialog"));
  await user.type(await drawer.findByRole("searchbox", { name: "Search apps" }), "caffe{Enter}");
  await waitFor(() => expect(drawer.getAllByRole("heading", { level: 3 })).toHaveLength(1));
  await user.click(drawer.getByRole("switch", { name: "Send notifications" }));
  await user.clear(drawer.getByRole("searchbox"));
  await user.type(drawer.getByRole("searchbox"), "pool{Enter}");
  await drawer.findByText("No app has that name");
  await user.keyboard("{Escape}{Escape}");
  await screen.findByText("1 person changed, not saved");
});

test("a few apps need no search", async () => {
  await open(byApp);
  await box("Anna: Issue badges");
  expect(screen.queryByRole("searchbox", { name: "Search apps" })).toBeNull();
});
