// Creates builds on sale by writing directly into the tables.
import type { TestApp } from "./harness.ts";

export interface OnSale {
  /** Title and description by language id. */
  readonly texts: Readonly<Record<number, string>>;
  readonly menuEntryId?: number;
  /** E-mails of the enabled companies; makes the product private. */
  readonly enabled?: readonly string[];
  readonly status?: string;
}
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the ids of product and build. */
export async function putOnSale(
  app: TestApp,
  { texts, menuEntryId = 1, enabled, status = "ready_for_sale" }: OnSale,
): Promise<{ productId: number; submissionId: number }> {
  const rows = (query: string) => app.rows(query);
  const [product] = await rows(
    "insert into products (owner_id, name) select id, 'App' from users where role = 'creator' limit 1 returning id",
  );
  const [build] = await rows(
    `insert into submissions (product_id, status, version, menu_entry_id, is_private)
     values (${Number(product!["id"])}, 'draft', '1.0', ${menuEntryId}, ${enabled !== undefined}) returning id`,
  );
  const id = Number(build!["id"]);
  for (const [language, text] of Object.entries(texts))
    await rows(
      `insert into submission_texts values (${id}, ${language}, ${quoted(text)}, '') returning 1 as one`,
    );
  for (const email of enabled ?? [])
    await rows(`insert into enabled_accounts values (${id}, ${quoted(email)}) returning 1 as one`);
  await rows(`update submissions set status = '${status}' where id = ${id} returning 1 as one`);
  return { productId: Number(product!["id"]), submissionId: id };
}
