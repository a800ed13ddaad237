// What a script would do to the database of a company that installs the app: every statement is parsed, none is
// executed.
import { readFile } from "node:fs/promises";
import type { Finding } from "@lanyard/contract";
import { loadModule } from "libpg-query";
import { isUtf8 } from "node:buffer";
import type { Act } from "./sql.acts.rules.ts";
import { createFinding, findings, type Place } from "../finding.rules.ts";
import { createAppNames, type AppNames } from "./sql.names.rules.ts";
import { learn, parseScript } from "./sql.reading.rules.ts";

function toFinding(act: Act, place: Place, appNames: AppNames): Finding | undefined {
  switch (act.does) {
    case "rights":
      return createFinding("sql_rights", place);
    case "outside":
      return createFinding("sql_outside", place, { name: act.name });
    case "unseen":
      return createFinding("sql_unseen", place);
    case "makes_once":
      return createFinding("sql_again", place, { name: act.name });
    case "changes":
      return appNames.has(act.name)
        ? undefined
        : createFinding("sql_destroys", place, { name: act.name });
    case "writes":
      return appNames.has(act.name)
        ? undefined
        : createFinding("sql_writes", place, { name: act.name });
    case "empties":
      return appNames.has(act.name)
        ? createFinding("sql_erases", place, { name: act.name })
        : undefined;
    default:
      return undefined;
  }
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The findings of a script; `earlier` is the script of the version on sale, whose tables are the app's own too. */
export async function judgeSql(
  script: string,
  earlier: string,
  field: string,
): Promise<readonly Finding[]> {
  await loadModule();
  const appNames = createAppNames();
  learn(appNames, parseScript(earlier));
  const statements = [...parseScript(script)];
  learn(appNames, statements);
  const list = findings();
  for (const { parsed, brokenLine: line } of statements)
    if (parsed === "broken") list.add(createFinding("sql_unreadable", { field, line }));
  for (const { parsed, line } of statements)
    if (parsed === "long" || parsed === "many")
      list.add(createFinding("inspection_part", { field, line }));
  for (const { line, judged } of statements)
    for (const { effects, system, calls } of judged) {
      const place = { field, line };
      for (const { act } of effects) list.add(...[toFinding(act, place, appNames) ?? []].flat());
      for (const name of distinct(system)) list.add(createFinding("sql_system", place, { name }));
      for (const name of distinct(calls)) list.add(createFinding("sql_outside", place, { name }));
    }
  return list.all;
}

export async function inspectSql(
  file: string,
  earlier: string | undefined,
  field: string,
): Promise<readonly Finding[]> {
  const bytes = await readFile(file);
  if (!isUtf8(bytes) || bytes.includes(0)) return [createFinding("sql_encoding", { field })];
  const script = bytes.toString().replace(/^\uFEFF/, "");
  if (script.trim() === "") return [createFinding("sql_empty", { field })];
  const before = earlier === undefined ? "" : (await readFile(earlier)).toString();
  return judgeSql(script, before, field);
}
