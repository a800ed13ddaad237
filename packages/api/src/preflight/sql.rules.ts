// What a script would do to the database of a company that installs the app: every statement is parsed, none is run.
import { readFile } from "node:fs/promises";
import type { Finding } from "@lanyard/contract";
import { hasSqlDetails, loadModule, parseSync, type Node, type SqlError } from "libpg-query";
import { isUtf8 } from "node:buffer";
import { acts, outsideCalls, systemTables, type Act } from "./sql.acts.rules.ts";
import { found, findings, type Place } from "./finding.rules.ts";
import { mentionsOf, ownNames, type OwnNames } from "./sql.names.rules.ts";
import { statementsOf, type Statement } from "./sql.split.rules.ts";

/** A longer statement is the rows of a table: what its parts are is not asked. */
const longest = 128 * 1024;
/** Of one script. */
const mostStatements = 20_000;

/** What is known of a statement once the next one is parsed. */
interface Judged {
  readonly line: number;
  readonly acts: readonly Act[];
  readonly system: readonly string[];
  readonly calls: readonly string[];
}

interface Reading {
  readonly judged: readonly Judged[];
  /** Lines of statements that cannot be read, and whether some were left out. */
  readonly broken: readonly number[];
  readonly left: readonly number[];
}

function actsOf(node: Node): readonly Act[] {
  const [kind] = Object.keys(node) as (keyof typeof acts)[];
  const row = kind && (acts[kind] as ((body: unknown) => readonly (Act | false)[]) | undefined);
  return (row?.((node as unknown as Record<string, unknown>)[kind!]) ?? []).filter(
    (act) => act !== false,
  );
}

function judge(statement: Statement): readonly Judged[] {
  const { stmts = [] } = parseSync(statement.text);
  return stmts.flatMap(({ stmt }) => {
    if (!stmt) return [];
    const { tables, calls, inner } = mentionsOf(stmt);
    return [
      {
        line: statement.line,
        acts: [stmt, ...(inner as unknown as Node[])].flatMap(actsOf),
        system: tables.filter((name) => systemTables.test(name)),
        calls: calls.filter((name) => outsideCalls.test(name)),
      },
    ];
  });
}

/** The line of what the parser did not expect. */
function lineOf(error: SqlError, { text, line }: Statement): number {
  const at = error.sqlDetails?.cursorPosition ?? 0;
  return line + (text.slice(0, Math.max(at, 0)).match(/\n/g)?.length ?? 0);
}

/** A database runs the statements one after the other too, so that the first that it cannot read is the one to mend. */
function read(script: string): Reading {
  const judged: Judged[] = [];
  const broken: number[] = [];
  const left: number[] = [];
  let count = 0;
  for (const statement of statementsOf(script)) {
    count += 1;
    if (count > mostStatements) {
      left.push(statement.line);
      break;
    }
    if (statement.text.length > longest) {
      left.push(statement.line);
      continue;
    }
    try {
      judged.push(...judge(statement));
    } catch (error) {
      // A parser that has run out of its memory is not asked again.
      if (!hasSqlDetails(error)) throw error;
      broken.push(lineOf(error, statement));
    }
  }
  return { judged, broken, left };
}

function learn(own: OwnNames, { judged }: Reading): void {
  for (const { acts: done } of judged)
    for (const act of done) {
      if (act.does === "makes") own.add(act.name);
      if (act.does === "makes_schema") own.addSchema(act.name);
    }
}

function findingOf(act: Act, place: Place, own: OwnNames): Finding | undefined {
  switch (act.does) {
    case "rights":
      return found("sql_rights", place);
    case "outside":
      return found("sql_outside", place, { name: act.name });
    case "unseen":
      return found("sql_unseen", place);
    case "makes_once":
      return found("sql_again", place, { name: act.name });
    case "changes":
      return own.has(act.name) ? undefined : found("sql_destroys", place, { name: act.name });
    case "writes":
      return own.has(act.name) ? undefined : found("sql_writes", place, { name: act.name });
    case "empties":
      return own.has(act.name) ? found("sql_erases", place, { name: act.name }) : undefined;
    default:
      return undefined;
  }
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The findings of a script; `earlier` is that of the version on sale, whose tables are the app's own too. */
export async function judgeSql(
  script: string,
  earlier: string,
  field: string,
): Promise<readonly Finding[]> {
  await loadModule();
  const own = ownNames();
  learn(own, read(earlier));
  const reading = read(script);
  learn(own, reading);
  const list = findings();
  for (const line of reading.broken) list.add(found("sql_unreadable", { field, line }));
  for (const line of reading.left) list.add(found("inspection_part", { field, line }));
  for (const { line, acts: done, system, calls } of reading.judged) {
    const place = { field, line };
    for (const act of done) list.add(...[findingOf(act, place, own) ?? []].flat());
    for (const name of distinct(system)) list.add(found("sql_system", place, { name }));
    for (const name of distinct(calls)) list.add(found("sql_outside", place, { name }));
  }
  return list.all;
}

export async function inspectSql(
  file: string,
  earlier: string | undefined,
  field: string,
): Promise<readonly Finding[]> {
  const bytes = await readFile(file);
  if (!isUtf8(bytes) || bytes.includes(0)) return [found("sql_unreadable", { field })];
  const before = earlier === undefined ? "" : (await readFile(earlier)).toString();
  return judgeSql(bytes.toString().replace(/^\uFEFF/, ""), before, field);
}
