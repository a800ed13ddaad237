// Reads a script as statements: what each does, or why that is unknown. Each is parsed on its own, and none is
// executed.
import { hasSqlDetails, parseSync, type Node, type SqlError } from "libpg-query";
import {
  acts,
  outsideCalls,
  partTypes,
  quotedBody,
  systemTables,
  type Act,
} from "./sql.acts.rules.ts";
import { mentionsOf, type OwnNames } from "./sql.names.rules.ts";
import { statementsOf, type Statement } from "./sql.split.rules.ts";

/** A longer statement consists of table rows and is not parsed. */
const longest = 128 * 1024;
/** These have no rows, however long they are. */
const withoutRows = /^(?:alter|drop|grant|reassign|revoke|truncate)\b/i;
/** The limit of one script. */
const mostStatements = 20_000;

export interface Done {
  readonly act: Act;
  /** The statement drops the object, instead of only changing it. */
  readonly drops: boolean;
  /** The statement truncates the object. */
  readonly empties: boolean;
}

/** What is kept of a statement while the next one is parsed. */
export interface Judged {
  readonly done: readonly Done[];
  readonly system: readonly string[];
  readonly calls: readonly string[];
}

export interface ReadStatement extends Statement {
  /**
   * `broken`: the parser cannot read it; `long`: not parsed because of its length; `many`: neither it nor those after
   * it are parsed.
   */
  readonly parsed: "yes" | "broken" | "long" | "many";
  /** The line of the token that the parser did not expect, else the statement's line. */
  readonly brokenLine: number;
  readonly judged: readonly Judged[];
}

function doneBy(node: Node): readonly Done[] {
  const [kind] = Object.keys(node) as (keyof typeof acts)[];
  const row = kind && (acts[kind] as ((body: unknown) => readonly (Act | false)[]) | undefined);
  const drops = "DropStmt" in node && !partTypes.includes(node.DropStmt.removeType ?? "");
  const empties = "TruncateStmt" in node;
  return (row?.((node as unknown as Record<string, unknown>)[kind!]) ?? [])
    .filter((act) => act !== false)
    .map((act) => ({ act, drops, empties }));
}

/** Statements that run when somebody calls a function, not each time that the script runs. */
const whenCalled = (judged: Judged): Judged => ({
  ...judged,
  done: judged.done.filter(({ act }) => act.does !== "makes_once" && act.does !== "empties"),
});

function judge(text: string): readonly Judged[] {
  const { stmts = [] } = parseSync(text);
  return stmts.flatMap(({ stmt }) => {
    if (!stmt) return [];
    const { tables, calls, inner } = mentionsOf(stmt);
    const body = "CreateFunctionStmt" in stmt && quotedBody(stmt.CreateFunctionStmt);
    return [
      {
        done: [stmt, ...(inner as unknown as Node[])].flatMap(doneBy),
        system: tables.filter((name) => systemTables.test(name)),
        calls: calls.filter((name) => outsideCalls.test(name)),
      },
      ...(body ? judge(body).map(whenCalled) : []),
    ];
  });
}

/** The line of the token that the parser did not expect. */
function lineOf(error: SqlError, { text, line }: Statement): number {
  const at = error.sqlDetails?.cursorPosition ?? 0;
  return line + (text.slice(0, Math.max(at, 0)).match(/\n/g)?.length ?? 0);
}

function read(statement: Statement): ReadStatement {
  const known = { ...statement, brokenLine: statement.line, judged: [] };
  if (statement.text.length > longest && !withoutRows.test(statement.text))
    return { ...known, parsed: "long" };
  try {
    return { ...known, parsed: "yes", judged: judge(statement.text) };
  } catch (error) {
    // A parser that has run out of memory must not be used again.
    if (!hasSqlDetails(error)) throw error;
    return { ...known, parsed: "broken", brokenLine: lineOf(error, statement) };
  }
}

/**
 * Yields the statements in order: a database runs them one after the other too, so the first unreadable one is the one
 * to fix. The parser must be loaded.
 */
export function* readScript(script: string): Generator<ReadStatement> {
  let count = 0;
  for (const statement of statementsOf(script)) {
    count += 1;
    if (count > mostStatements) {
      yield { ...statement, parsed: "many", brokenLine: statement.line, judged: [] };
      return;
    }
    yield read(statement);
  }
}

/** Adds the names that the statements create to the app's own. */
export function learn(own: OwnNames, statements: Iterable<ReadStatement>): void {
  for (const { judged } of statements)
    for (const { done } of judged)
      for (const { act } of done) {
        if (act.does === "makes") own.add(act.name);
        if (act.does === "makes_schema") own.addSchema(act.name);
      }
}
