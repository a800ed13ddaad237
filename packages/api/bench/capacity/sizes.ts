// Measures the disk space of each table with its indexes.
import type { Client } from "pg";

export interface Size {
  readonly table: string;
  readonly rows: number;
  /** Bytes of the table and its indexes. */
  readonly bytes: number;
}

/** The tables that grow with the business. */
export async function sizes(client: Client): Promise<Size[]> {
  await client.query("vacuum analyze");
  const { rows } = await client.query<{ table: string; rows: string; bytes: string }>(
    // The log's monthly partitions count as one table.
    `select regexp_replace(relname, '_(default|\\d{4}_\\d{2})$', '') as table,
       sum(n_live_tup) as rows, sum(pg_total_relation_size(relid)) as bytes
     from pg_stat_user_tables where schemaname in ('public', 'months')
     group by 1 having sum(n_live_tup) >= 100 order by 3 desc`,
  );
  return rows.map(({ table, rows: count, bytes }) => ({
    table,
    rows: Number(count),
    bytes: Number(bytes),
  }));
}

/** Bytes of the store's search index. */
export async function searchIndex(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    "select pg_relation_size('store_texts_search_idx') as bytes",
  );
  return Number(rows[0]?.bytes);
}
