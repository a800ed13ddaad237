// Queries that are asked all the time: built once for each database, and read by their rows' own reader.
import { Column, fillPlaceholders, is, SQL, type Query } from "drizzle-orm";
import { types, type Pool } from "pg";
import type { Db } from "./db.ts";

type Fields = Readonly<Record<string, Column | SQL>>;
interface Built<Row> {
  toSQL(): Query;
  execute(): Promise<Row[]>;
}
type Ask<Row> = (values: Record<string, unknown>) => Promise<Row[]>;
type Cells = readonly unknown[];

const asked = new WeakMap<Db, Map<string, unknown>>();

const pointInTime: number = types.builtins.TIMESTAMPTZ;
/** As Drizzle asks for them: its columns take points in time as texts. */
const parsers: { readonly getTypeParser: typeof types.getTypeParser } = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === pointInTime ? (value: unknown) => value : types.getTypeParser(oid, format),
};

/** What a cell has to go through; nothing for most. */
function decoderOf(field: Column | SQL): ((value: unknown) => unknown) | undefined {
  const isPlain =
    is(field, SQL) ||
    Reflect.get(field, "mapFromDriverValue") === Column.prototype["mapFromDriverValue"];
  return isPlain ? undefined : (value) => (value === null ? null : field.mapFromDriverValue(value));
}

/** Drizzle finds out for each cell anew what its column is, which costs more than all the rest of a list. */
function readerOf(fields: Fields): (cells: Cells) => Record<string, unknown> {
  const columns = Object.entries(fields).map(([name, field]) => ({
    name,
    decode: decoderOf(field),
  }));
  return (cells) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index += 1) {
      const { name, decode } = columns[index]!;
      row[name] = decode ? decode(cells[index]) : cells[index];
    }
    return row;
  };
}

/**
 * Asks the query that `build` makes of `fields`, flat ones, with placeholders for what changes; `name` tells it from
 * others, also to PostgreSQL, which reads its text once for each connection and plans it anew only while that
 * promises a cheaper plan.
 */
export function prepared<Row>(
  db: Db,
  name: string,
  fields: Fields,
  build: () => Built<Row>,
): Ask<Row> {
  const ofDatabase = asked.get(db) ?? new Map<string, unknown>();
  asked.set(db, ofDatabase);
  const known = ofDatabase.get(name) as Ask<Row> | undefined;
  if (known) return known;
  const { sql: text, params } = build().toSQL();
  const read = readerOf(fields) as (cells: Cells) => Row;
  const query = { name, text, rowMode: "array" as const, types: parsers };
  const pool = (db as Db & { readonly $client: Pool }).$client;
  const ask: Ask<Row> = async (values) => {
    const { rows } = await pool.query<unknown[]>(query, fillPlaceholders(params, values));
    return rows.map(read);
  };
  ofDatabase.set(name, ask);
  return ask;
}
