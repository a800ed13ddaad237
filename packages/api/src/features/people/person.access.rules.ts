// The permissions in a CSV text of people: one column for each app, in which a cell names what a person may use.
import { personLimits, type LanguageCode, type Problem } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import { folded } from "../../platform/database/folding.ts";
import { selectLabel, userPermissionNames } from "../lookup/lookup.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import type { ImportRow, PeopleFile } from "./person.csv.form.ts";
import { wrongFile } from "./person.lines.form.ts";
import type { CompanyApp, Grant, OpenApp, Permissions } from "./person.rules.ts";

/** A right row with its person, who may be new. */
export interface PersonOfRow {
  readonly row: ImportRow;
  readonly userId: string;
  readonly does: "added" | "changed" | "unchanged";
}
interface AccessChange {
  readonly app: OpenApp;
  readonly removed: readonly Grant[];
  readonly added: readonly Grant[];
}
export interface AccessPlan {
  readonly changes: readonly AccessChange[];
  readonly wrong: readonly { readonly line: number; readonly problem: Problem }[];
}

const plain = (name: string): string => folded(name).toLowerCase().replaceAll(/\s+/g, " ").trim();
const shortened = (name: string): string => name.slice(0, personLimits.name);
/** Apps may have the same name; with the product's number it is unique. */
const numbered = (name: string, { productId }: CompanyApp): string => `${name} (${productId})`;

/** The apps with this name in any of their languages, with or without the product's number. */
const findApps = (apps: readonly CompanyApp[], name: string): CompanyApp[] =>
  apps.filter((app) =>
    app.names.some((one) => [one, numbered(one, app)].some((is) => plain(is) === plain(name))),
  );

const unknownApp = (line: number, name: string) => ({
  line,
  problem: { key: "csv.app_unknown" as const, params: { line, app: shortened(name) } },
});

type Column = PeopleFile["apps"][number] & { readonly index: number; readonly means: CompanyApp };

/** Which app each column means. Refused: two columns of one app. */
function matchColumns({ apps, headLine: line }: PeopleFile, owned: readonly CompanyApp[]) {
  const columns: Column[] = [];
  const wrong: AccessPlan["wrong"][number][] = [];
  for (const [index, column] of apps.entries()) {
    const [is, another] = findApps(owned, column.app);
    const app = shortened(column.app);
    const twin = columns.find((other) => other.means === is);
    if (!is) wrong.push(unknownApp(line, column.app));
    else if (another)
      wrong.push({
        line,
        problem: { key: "csv.app_several", params: { line, app, example: numbered(app, is) } },
      });
    else if (twin)
      throw wrongFile({
        key: "csv.heading_twice",
        params: { first: twin.heading, second: column.heading },
      });
    else columns.push({ ...column, index, means: is });
  }
  return { columns, wrong };
}

type Kinds = Awaited<ReturnType<typeof userPermissionNames>>;

/** Permissions by their names in every language. */
const kindsByName = (kinds: Kinds) =>
  new Map(
    kinds.flatMap(({ id, label }) =>
      Object.values(label).map((name) => [plain(name), id] as const),
    ),
  );

interface OpenColumn {
  readonly column: Column;
  readonly app: OpenApp;
  readonly grantsByUser: ReadonlyMap<string, readonly number[]>;
  readonly removed: Grant[];
  readonly added: Grant[];
}

interface CellChange {
  readonly removed: readonly Grant[];
  readonly added: readonly Grant[];
}

/** What a row changes in one app, or why it cannot. */
function toChange(
  { column, app, grantsByUser }: OpenColumn,
  { row: { line, permissions }, userId }: PersonOfRow,
  byName: ReadonlyMap<string, number>,
): CellChange | Problem {
  const names = permissions[column.index] ?? [];
  const unknown = names.find((name) => !byName.has(plain(name)));
  if (unknown !== undefined)
    return { key: "csv.row_permission", params: { line, value: shortened(unknown) } };
  const had = grantsByUser.get(userId) ?? [];
  const nameById = new Map(names.map((name) => [byName.get(plain(name))!, name]));
  const removedIds = had.filter((id) => !nameById.has(id));
  const addedIds = [...nameById.keys()].filter((id) => !had.includes(id));
  const is = column.means.name;
  if (addedIds.length > 0 && !app.usable)
    return { key: "csv.row_not_usable", params: { line, app: is } };
  const other = addedIds.find((id) => !app.grantable.includes(id));
  if (other !== undefined)
    return { key: "csv.row_not_asked", params: { line, app: is, value: nameById.get(other)! } };
  const toGrants = (ids: readonly number[]) =>
    ids.map((permissionId) => ({ userId, permissionId }));
  return { removed: toGrants(removedIds), added: toGrants(addedIds) };
}

const byUser = (grants: readonly Grant[]): Map<string, number[]> => {
  const ids = new Map<string, number[]>();
  for (const { userId, permissionId } of grants)
    ids.set(userId, [...(ids.get(userId) ?? []), permissionId]);
  return ids;
};

/**
 * What the file's columns of apps change. An app without a column keeps all its permissions; a cell names all that the
 * person has there. Locks the licenses of the named apps.
 */
export async function planAccess(
  tx: Tx,
  company: Company,
  file: PeopleFile,
  people: readonly PersonOfRow[],
  language: LanguageCode,
  { listApps, openApps }: Permissions,
): Promise<AccessPlan> {
  if (file.apps.length === 0) return { changes: [], wrong: [] };
  const { columns, wrong } = matchColumns(file, await listApps(tx, company, language));
  const opened = await openApps(
    tx,
    company,
    columns.map(({ means }) => means.productId),
  );
  const open = columns.flatMap((column): OpenColumn[] => {
    const app = opened.get(column.means.productId);
    if (app) return [{ column, app, grantsByUser: byUser(app.grants), removed: [], added: [] }];
    // The license has ended since it was listed.
    wrong.push(unknownApp(file.headLine, column.app));
    return [];
  });
  const byName = kindsByName(await userPermissionNames(tx));
  for (const person of people) {
    const cells = open.map((column) => ({ column, change: toChange(column, person, byName) }));
    const problem = cells.map(({ change }) => change).find((change) => "key" in change);
    if (problem) wrong.push({ line: person.row.line, problem });
    else
      for (const { column, change } of cells)
        if (!("key" in change)) {
          column.removed.push(...change.removed);
          column.added.push(...change.added);
        }
  }
  return { changes: open, wrong };
}

/** The columns of apps for an export: apps that give something now, and those in which one of the people has something. */
export async function accessColumns(
  tx: Tx,
  company: Company,
  userIds: readonly string[],
  language: LanguageCode,
  { listApps, listGrants }: Permissions,
) {
  const apps = await listApps(tx, company, language);
  const licenseIds = apps.map(({ licenseId }) => licenseId);
  const grants = userIds.length === 0 ? [] : await listGrants(tx, licenseIds, userIds);
  const kinds = new Map(
    (await userPermissionNames(tx)).map(({ id, label }) => [id, selectLabel(label, language)]),
  );
  return apps.flatMap((app) => {
    const idsByUser = byUser(grants.filter(({ licenseId }) => licenseId === app.licenseId));
    if (!app.gives && idsByUser.size === 0) return [];
    const [, another] = findApps(apps, app.name);
    return {
      app: another ? numbered(app.name, app) : app.name,
      cellOf: (userId: string): string =>
        (idsByUser.get(userId) ?? []).flatMap((id) => kinds.get(id) ?? []).join("; "),
    };
  });
}
