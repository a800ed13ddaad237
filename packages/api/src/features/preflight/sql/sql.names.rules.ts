// Reads the names of objects from parsed statements, and keeps those that a script creates.
import type { Node, RangeVar } from "@pgsql/types";

/** A node of the parser's syntax tree, with its kind as the key. */
export type Parsed = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parsed =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Leaves out the schema `public`, which is the default. */
export const formatName = ({ schemaname, relname }: RangeVar): string =>
  [schemaname === "public" ? undefined : schemaname, relname].filter(Boolean).join(".");

const readStrings = (list: readonly unknown[]): string[] =>
  list.flatMap((node) => {
    const text = isObject(node) && isObject(node["String"]) ? node["String"]["sval"] : undefined;
    return typeof text === "string" ? [text] : [];
  });

/** The name in a list of its parts. */
export const listName = (list: unknown): string => {
  const parts = Array.isArray(list) ? readStrings(list) : [];
  return (parts.length > 1 && parts[0] === "public" ? parts.slice(1) : parts).join(".");
};

/** The name of an object of DROP or COMMENT: a list, a function with its arguments, a type, or a single word. */
export function objectName(object: Node): string {
  if ("List" in object) return listName(object.List.items);
  if ("ObjectWithArgs" in object) return listName(object.ObjectWithArgs.objname);
  if ("TypeName" in object) return listName(object.TypeName.names);
  return "String" in object ? (object.String.sval ?? "") : "";
}

const getSchema = (name: string): string => (name.includes(".") ? name.split(".")[0]! : "");

/** The names that the script, or that of the version on sale, creates. */
export interface AppNames {
  add(name: string): void;
  addSchema(name: string): void;
  has(name: string): boolean;
}

export function createAppNames(): AppNames {
  const names = new Set<string>();
  const schemas = new Set<string>();
  /** A serial column creates a sequence that is named after the table and the column. */
  const hasSequence = (name: string): boolean =>
    name.endsWith("_seq") &&
    [...name.matchAll(/_/g)].some(({ index }) => names.has(name.slice(0, index)));
  return {
    add: (name) => void names.add(name.toLowerCase()),
    addSchema: (name) => void schemas.add(name.toLowerCase()),
    has: (name) =>
      names.has(name.toLowerCase()) ||
      hasSequence(name.toLowerCase()) ||
      schemas.has(name.toLowerCase()) ||
      schemas.has(getSchema(name.toLowerCase())),
  };
}

export interface Mentions {
  readonly tables: readonly string[];
  readonly calls: readonly string[];
  /** Writing statements inside the statement, such as `with gone as (delete …)`. */
  readonly inner: readonly Parsed[];
}

/** Whether a call sets `search_path`, as dumps do at their beginning. */
function setsPath({ funcname, args }: Parsed): boolean {
  const [first]: readonly unknown[] = Array.isArray(args) ? args : [];
  return (
    /(?:^|\.)set_config$/i.test(listName(funcname)) &&
    JSON.stringify(first ?? "").includes('"sval":"search_path"')
  );
}

const writers = ["InsertStmt", "UpdateStmt", "DeleteStmt", "MergeStmt"];

/** Every table, function and writing statement in a statement, at any depth. */
export function findMentions(node: object): Mentions {
  const tables: string[] = [];
  const calls: string[] = [];
  const inner: Parsed[] = [];
  const waiting: unknown[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) for (const each of next) waiting.push(each ?? 0);
    if (!isObject(next)) continue;
    if (typeof next["relname"] === "string") tables.push(formatName(next));
    if (next !== node && writers.some((kind) => kind in next)) inner.push(next);
    if (isObject(next["FuncCall"]) && !setsPath(next["FuncCall"]))
      calls.push(listName(next["FuncCall"]["funcname"]));
    for (const each of Object.values(next))
      if (typeof each === "object" && each) waiting.push(each);
  }
  return { tables, calls, inner };
}
