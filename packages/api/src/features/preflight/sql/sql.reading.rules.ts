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
import { findMentions, type AppNames } from "./sql.names.rules.ts";
import { splitStatements, type Statement } from "./sql.split.rules.ts";

/** A longer statement consists of table rows and is not parsed. */
const longest = 128 * 1024;
/** These have no rows, however long they are. */
const withoutRows = /^(?:alter|drop|grant|reassign|revoke|truncate)\b/i;
/** The limit of one script. */
const mostStatements = 20_000;

export interface Effect {
  readonly act: Act;
  /** The statement drops the object, instead of only changing it. */
  readonly drops: boolean;
  /** The statement truncates the object. */
  readonly empties: boolean;
}

/** What is kept of a statement while the next one is parsed. */
export interface Judged {
  readonly effects: readonly Effect[];
  readonly system: readonly string[];
  readonly calls: readonly string[];
}

export interface ParsedStatement extends Statement {
  /**
   * `broken`: the parser cannot read it; `long`: not parsed because of its length; `many`: neither it nor those after
   * it are parsed.
   */
  readonly parsed: "yes" | "broken" | "long" | "many";
  /** The line of the token that the parser did not expect, else the statement's line. */
  readonly brokenLine: number;
  readonly judged: readonly Judged[];
}

function listEffects(node: Node): readonly Effect[] {
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
  effects: judged.effects.filter(({ act }) => act.does !== "makes_once" && act.does !== "empties"),
});

function judge(text: string): readonly Judged[] {
  const { stmts = [] } = parseSync(text);
  return stmts.flatMap(({ stmt }) => {
    if (!stmt) return [];
    const { tables, calls, inner } = findMentions(stmt);
    const body = "CreateFunctionStmt" in stmt && quotedBody(stmt.CreateFunctionStmt);
    return [
      {
        effects: [stmt, ...(inner as unknown as Node[])].flatMap(listEffects),
        system: tables.filter((name) => systemTables.test(name)),
        calls: calls.filter((name) => outsideCalls.test(name)),
      },
      ...(body ? judge(body).map(whenCalled) : []),
    ];
  });
}

/** The line of the token that the parser did not expect. */
function getErrorLine(error: SqlError, { text, line }: Statement): number {
  const position = error.sqlDetails?.cursorPosition ?? 0;
  return line + (text.slice(0, Math.max(position, 0)).match(/\n/g)?.length ?? 0);
}

function parseStatement(statement: Statement): ParsedStatement {
  const base = { ...statement, brokenLine: statement.line, judged: [] };
  if (statement.text.length > longest && !withoutRows.test(statement.text))
    return { ...base, parsed: "long" };
  try {
    return { ...base, parsed: "yes", judged: judge(statement.text) };
  } catch (error) {
    // A parser that has run out of memory must not be used again.
    if (!hasSqlDetails(error)) throw error;
    return { ...base, parsed: "broken", brokenLine: getErrorLine(error, statement) };
  }
}

/**
 * Yields the statements in order: a database runs them one after the other too, so the first unreadable one is the one
 * to fix. The parser must be loaded.
 */
export function* parseScript(script: string): Generator<ParsedStatement> {
  let count = 0;
  for (const statement of splitStatements(script)) {
    count += 1;
    if (count > mostStatements) {
      yield { ...statement, parsed: "many", brokenLine: statement.line, judged: [] };
      return;
    }
    yield parseStatement(statement);
  }
}

/** Adds the names that the statements create to the app's own. */
export function learn(appNames: AppNames, statements: Iterable<ParsedStatement>): void {
  for (const { judged } of statements)
    for (const { effects } of judged)
      for (const { act } of effects) {
        if (act.does === "makes") appNames.add(act.name);
        if (act.does === "makes_schema") appNames.addSchema(act.name);
      }
}
