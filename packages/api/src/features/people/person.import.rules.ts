// Imports people from a CSV text, all rows or none, and exports such a text.
import { personLimits } from "@lanyard/contract";
import type { ImportColumn, LanguageCode, PeopleImport, Problem } from "@lanyard/contract";
import { toFlag } from "@lanyard/contract";
import { stringify } from "csv-stringify/sync";
import { record } from "../audit/audit.rules.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { refuseDuplicates } from "../../platform/database/violation.ts";
import { harmless } from "../../platform/text/csv.ts";
import { refuse } from "../../platform/refuse.ts";
import { say, sayProblem } from "../../platform/text/texts.ts";
import {
  accessColumns,
  planAccess,
  type AccessPlan,
  type PersonOfRow,
} from "./person.access.rules.ts";
import { parsePeople, type ImportRow } from "./person.csv.form.ts";
import {
  idsOfPeople,
  listPeople,
  newUserId,
  requireRoom,
  takenProblems,
  type Asker,
  type PeopleQuery,
  type Permissions,
  type PersonRow,
} from "./person.rules.ts";
import * as store from "./person.store.ts";

interface Plan {
  readonly added: store.NewPerson[];
  readonly changed: PersonRow[];
  readonly people: PersonOfRow[];
  readonly wrong: { readonly line: number; readonly problem: Problem }[];
}

const isSame = (row: PersonRow, other: PersonRow) =>
  row.name === other.name && row.email === other.email && row.department === other.department;

/**
 * What the rows change in the existing people. A person is identified by the id, or by the e-mail address when the row
 * has no id.
 */
function planRows(rows: readonly ImportRow[], existing: readonly PersonRow[]): Plan {
  const byId = new Map(existing.map((row) => [row.userId, row]));
  const byEmail = new Map(
    existing.flatMap((row) => (row.email === "" ? [] : [[row.email.toLowerCase(), row] as const])),
  );
  const plan: Plan = { added: [], changed: [], people: [], wrong: [] };
  const matches = rows.map((row) => {
    const { user_id: userId = "", email = "" } = row.cells;
    const holder = byEmail.get(email.toLowerCase());
    return { row, holder, before: userId === "" ? holder : byId.get(userId) };
  });
  /** People who get another address, so that their old one becomes free. */
  const letGo = new Set(
    matches.flatMap(({ row, before }) =>
      before &&
      row.cells.email !== undefined &&
      row.cells.email.toLowerCase() !== before.email.toLowerCase()
        ? [before]
        : [],
    ),
  );
  const once = new Map<PersonRow, number>();
  for (const { row, holder, before } of matches) {
    const { line, cells } = row;
    const { user_id: userId = "", name = "", email = "", department = "" } = cells;
    const first = before && once.get(before);
    if (holder && holder !== before && !letGo.has(holder))
      plan.wrong.push({ line, problem: { key: "csv.row_taken", params: { line, value: email } } });
    else if (first !== undefined)
      // One row identifies the person by id, the other by address.
      plan.wrong.push({
        line,
        problem: { key: "csv.row_id_twice", params: { line, value: before!.userId, first } },
      });
    else if (!before) {
      const id = userId || newUserId();
      plan.added.push({ userId: id, name, email, department, source: "list" });
      plan.people.push({ row, userId: id, does: "added" });
    } else {
      once.set(before, line);
      const after = {
        ...before,
        name: cells.name ?? before.name,
        email: cells.email ?? before.email,
        department: cells.department ?? before.department,
      };
      const same = isSame(before, after);
      if (!same) plan.changed.push(after);
      plan.people.push({ row, userId: before.userId, does: same ? "unchanged" : "changed" });
    }
  }
  return plan;
}

interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** How many right rows do what; somebody whose permissions change is a changed person. */
function countChanges(plan: Plan, access: AccessPlan): Counts {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const wrong = new Set(access.wrong.map(({ line }) => line));
  const others = new Set(
    access.changes.flatMap(({ removed, added }) =>
      [...removed, ...added].map(({ userId }) => userId),
    ),
  );
  for (const { row, userId, does } of plan.people)
    if (!wrong.has(row.line))
      counts[does === "unchanged" && others.has(userId) ? "changed" : does] += 1;
  return counts;
}

async function write(
  tx: Tx,
  asker: Asker,
  plan: Plan,
  access: AccessPlan,
  { added, changed }: Counts,
): Promise<void> {
  const { company, userToken } = asker;
  await requireRoom(tx, company, plan.added.length);
  await refuseDuplicates(store.updatePeople(tx, plan.changed), takenProblems(""));
  await refuseDuplicates(store.insertPeople(tx, company.id, plan.added), takenProblems(""));
  // The permissions' own rules record each app's change.
  for (const { app, removed, added: granted } of access.changes)
    await app.change(asker, removed, granted);
  if (added + changed > 0)
    await record(tx, {
      actor: company,
      action: "import",
      subject: "person",
      after: { added, changed, changedBy: userToken ?? undefined },
    });
}

/**
 * Imports people from a CSV text. Refused: `validation` for a file that cannot be read, and for any wrong row unless it
 * is a dry run.
 */
export const importPeople = (
  db: Db,
  asker: Asker,
  { csv, dryRun }: { readonly csv: string; readonly dryRun: boolean },
  language: LanguageCode,
  permissions: Permissions,
): Promise<PeopleImport> =>
  db.transaction(async (tx) => {
    const file = parsePeople(csv);
    await store.lockList(tx, asker.company.id);
    const values = (column: ImportColumn) =>
      file.rows.flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));
    const emails = values("email").map((email) => email.toLowerCase());
    const existing = await store.findPeople(tx, asker.company.id, values("user_id"), emails);
    const plan = planRows(file.rows, existing);
    const access = await planAccess(tx, asker.company, file, plan.people, language, permissions);
    const wrong = [...file.wrong, ...plan.wrong, ...access.wrong].toSorted(
      (a, b) => a.line - b.line,
    );
    if (!dryRun && wrong.length > 0)
      throw refuse(
        "validation",
        ...wrong.map(({ problem }) => ({ ...problem, field: "csv" })).slice(0, personLimits.errors),
      );
    const counts = countChanges(plan, access);
    if (dryRun) await requireRoom(tx, asker.company, plan.added.length);
    else await write(tx, asker, plan, access, counts);
    return {
      dry_run: toFlag(dryRun),
      ...counts,
      given: access.changes.reduce((sum, { added }) => sum + added.length, 0),
      taken: access.changes.reduce((sum, { removed }) => sum + removed.length, 0),
      wrong: wrong.length,
      errors: wrong
        .slice(0, personLimits.errors)
        .map(({ line, problem }) => ({ line, text: sayProblem(language, problem) })),
      columns: [...file.columns],
      ignored: [...file.ignored],
    };
  });

/** Exports people as CSV, with headings in the reader's language; no cell is a formula to a spreadsheet. */
export async function exportPeople(
  db: Db,
  asker: Asker,
  query: PeopleQuery,
  language: LanguageCode,
  permissions: Permissions,
): Promise<{ csv: string }> {
  const limit = (await idsOfPeople(db, asker.company, query)).length;
  const rows =
    limit === 0 ? [] : await listPeople(db, asker.company, query, { behind: undefined, limit });
  const userIds = rows.map(({ userId }) => userId);
  const apps = await accessColumns(db, asker.company, userIds, language, permissions);
  const headings = (["user_id", "name", "email", "department"] as const).map((column) =>
    say(language, `people.${column}`),
  );
  const csv = stringify(
    [
      [...headings, ...apps.map(({ app }) => say(language, "people.permissions", { app }))].map(
        harmless,
      ),
      ...rows.map(({ userId, name, email, department }) =>
        [userId, name, email, department, ...apps.map(({ cellOf }) => cellOf(userId))].map(
          harmless,
        ),
      ),
    ],
    { bom: true, record_delimiter: "windows" },
  );
  return { csv };
}
