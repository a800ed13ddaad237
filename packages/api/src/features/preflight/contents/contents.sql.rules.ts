// A stored script as a reviewer reads it: statement by statement, with the objects that each touches and whether those
// are the app's own.
import { readFile } from "node:fs/promises";
import {
  contentsLimits as limits,
  type SqlAct,
  type SqlContents,
  type SqlStatement,
} from "@lanyard/contract";
import { loadModule } from "libpg-query";
import { toUnreadReason } from "./contents.tree.rules.ts";
import { createAppNames, type AppNames } from "../sql/sql.names.rules.ts";
import {
  learn,
  parseScript,
  type Effect,
  type Judged,
  type ParsedStatement,
} from "../sql/sql.reading.rules.ts";
import { splitStatements } from "../sql/sql.split.rules.ts";

export type Script = Omit<SqlContents, "name">;

function toSqlAct({ act, drops, empties }: Effect, appNames: AppNames): SqlAct | undefined {
  const name = "name" in act ? act.name : "";
  const isOwn = appNames.has(name) ? 1 : 0;
  switch (act.does) {
    case "makes":
    case "makes_schema":
      return { does: "creates", name, own: 1 };
    case "makes_once":
      return undefined;
    case "changes":
      if (empties) return undefined;
      return { does: drops ? "drops" : "alters", name, own: isOwn };
    case "empties":
      return drops ? undefined : { does: "empties", name, own: isOwn };
    case "writes":
      return { does: "writes", name, own: isOwn };
    default:
      return { does: act.does, name, own: 0 };
  }
}

function toSqlActs(judged: readonly Judged[], appNames: AppNames): SqlAct[] {
  const all = judged.flatMap(({ effects, system, calls }) => [
    ...effects.flatMap((one) => toSqlAct(one, appNames) ?? []),
    ...system.map((name): SqlAct => ({ does: "reads_system", name, own: 0 })),
    ...calls.map((name): SqlAct => ({ does: "outside", name, own: 0 })),
  ]);
  // Removes duplicates, because a statement may name a table a thousand times.
  return [...new Map(all.map((act) => [`${act.does} ${act.name}`, act])).values()];
}

/** The statement with the comments before it, which a reviewer reads too, and the line in which those begin. */
function whole({ lead, text, line }: ParsedStatement): {
  readonly text: string;
  readonly line: number;
} {
  const comments = lead.trimStart();
  return { text: `${comments}${text}`, line: line - comments.split("\n").length + 1 };
}

function toStatement(statement: ParsedStatement, index: number, appNames: AppNames): SqlStatement {
  const { text, line } = whole(statement);
  return {
    index,
    line,
    text: text.slice(0, limits.statement).trimEnd(),
    cut: text.length > limits.statement ? 1 : 0,
    parsed: statement.parsed === "many" ? "long" : statement.parsed,
    acts: toSqlActs(statement.judged, appNames),
  };
}

/** As many statements as the limits allow. */
function listStatements(all: readonly ParsedStatement[], appNames: AppNames) {
  const statements: SqlStatement[] = [];
  let remaining = limits.script;
  for (const one of all) {
    if (statements.length >= limits.statements || remaining <= 0) break;
    const statement = toStatement(one, statements.length, appNames);
    statements.push(statement);
    remaining -= statement.text.length;
  }
  return { statements, truncated: statements.length < all.length ? (1 as const) : (0 as const) };
}

const readScriptFile = async (file: string): Promise<string> =>
  (await readFile(file)).toString().replace(/^\uFEFF/, "");

/**
 * `earlier` is the script of the version on sale, whose tables are the app's own too. Without `parses`, the effects of
 * the statements are left out, because the parser has failed at one of them.
 */
export async function readSql(
  file: string,
  earlier: string | undefined,
  parses: boolean,
): Promise<Script> {
  try {
    const script = await readScriptFile(file);
    const size = Buffer.byteLength(script);
    const appNames = createAppNames();
    if (!parses) {
      const all = [...splitStatements(script)].map((one) => ({
        ...one,
        brokenLine: one.line,
        parsed: "long" as const,
        judged: [],
      }));
      return { size, ...listStatements(all, appNames), unread: null };
    }
    await loadModule();
    if (earlier !== undefined) learn(appNames, parseScript(await readScriptFile(earlier)));
    const all = [...parseScript(script)];
    learn(appNames, all);
    return { size, ...listStatements(all, appNames), unread: null };
  } catch (error) {
    // Rethrows errors that wear the parser out, because this process must exit then.
    if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) throw error;
    return { size: 0, statements: [], truncated: 0, unread: toUnreadReason(error) };
  }
}
