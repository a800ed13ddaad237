// How the parser names what a statement is about, and which of it a script makes itself.
import type { Node, RangeVar } from "@pgsql/types";

/** A node by its kind, as the parser writes it. */
export type Parsed = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parsed =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `public` is where everything lies that names no schema. */
export const nameOf = ({ schemaname, relname }: RangeVar): string =>
  [schemaname === "public" ? undefined : schemaname, relname].filter(Boolean).join(".");

const partsOf = (list: readonly unknown[]): string[] =>
  list.flatMap((node) => {
    const text = isObject(node) && isObject(node["String"]) ? node["String"]["sval"] : undefined;
    return typeof text === "string" ? [text] : [];
  });

/** A name that is a list of its parts. */
export const listName = (list: unknown): string => {
  const parts = Array.isArray(list) ? partsOf(list) : [];
  return (parts.length > 1 && parts[0] === "public" ? parts.slice(1) : parts).join(".");
};

/** The name of an object of DROP or COMMENT: a list, a function with its arguments, a type, or a single word. */
export function objectName(object: Node): string {
  if ("List" in object) return listName(object.List.items);
  if ("ObjectWithArgs" in object) return listName(object.ObjectWithArgs.objname);
  if ("TypeName" in object) return listName(object.TypeName.names);
  return "String" in object ? (object.String.sval ?? "") : "";
}

const schemaOf = (name: string): string => (name.includes(".") ? name.split(".")[0]! : "");

/** Names that a script, or the one before it, makes. */
export interface OwnNames {
  add(name: string): void;
  addSchema(name: string): void;
  has(name: string): boolean;
}

export function ownNames(): OwnNames {
  const names = new Set<string>();
  const schemas = new Set<string>();
  /** A column of the type serial brings a sequence that is named after its table and itself. */
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
      schemas.has(schemaOf(name.toLowerCase())),
  };
}

export interface Mentions {
  readonly tables: readonly string[];
  readonly calls: readonly string[];
  /** Statements inside of the statement: `with gone as (delete …)`. */
  readonly inner: readonly Parsed[];
}

/** Where names are looked for: dumps begin with it. */
function setsPath({ funcname, args }: Parsed): boolean {
  const [first]: readonly unknown[] = Array.isArray(args) ? args : [];
  return (
    /(?:^|\.)set_config$/i.test(listName(funcname)) &&
    JSON.stringify(first ?? "").includes('"sval":"search_path"')
  );
}

const writers = ["InsertStmt", "UpdateStmt", "DeleteStmt", "MergeStmt"];

/** Every table, function and writing statement that a statement holds, at any depth. */
export function mentionsOf(node: object): Mentions {
  const tables: string[] = [];
  const calls: string[] = [];
  const inner: Parsed[] = [];
  const waiting: unknown[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) for (const each of next) waiting.push(each ?? 0);
    if (!isObject(next)) continue;
    if (typeof next["relname"] === "string") tables.push(nameOf(next));
    if (next !== node && writers.some((kind) => kind in next)) inner.push(next);
    if (isObject(next["FuncCall"]) && !setsPath(next["FuncCall"]))
      calls.push(listName(next["FuncCall"]["funcname"]));
    for (const each of Object.values(next))
      if (typeof each === "object" && each) waiting.push(each);
  }
  return { tables, calls, inner };
}
