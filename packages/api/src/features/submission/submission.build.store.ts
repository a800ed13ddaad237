// Reads builds with the rows of their other tables.
import { desc, eq, sql, type SQL } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { expirations, menuEntries } from "../lookup/lookup.tables.ts";
import { products } from "../product/product.tables.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import {
  enabledAccounts,
  screenshots,
  submissionPermissions,
  submissions,
} from "./submission.tables.ts";
import { textsColumn } from "../product/product.texts.sql.ts";

export interface Screenshot {
  /** Undefined until the screenshot is stored. */
  readonly id?: number;
  readonly image: string;
}

const fromBuild = (
  table: typeof screenshots | typeof submissionPermissions | typeof enabledAccounts,
) => sql`from ${table} x where x.submission_id = ${submissions.id}`;

const buildColumns = {
  row: submissions,
  product: products,
  username: users.username,
  supportEmail: users.supportEmail,
  menuLabel: menuEntries.label,
  expirationLabel: expirations.label,
  texts: textsColumn,
  screenshots: sql<
    Required<Screenshot>[]
  >`coalesce((select json_agg(json_build_object('id', x.id, 'image', x.image) order by x.position, x.id) ${fromBuild(screenshots)}), '[]')`,
  permissions: sql<
    number[]
  >`coalesce((select json_agg(x.permission_id order by x.permission_id) ${fromBuild(submissionPermissions)}), '[]')`,
  accounts: sql<
    string[]
  >`coalesce((select json_agg(x.email order by lower(x.email)) ${fromBuild(enabledAccounts)}), '[]')`,
};

const selectBuilds = (tx: Tx, where: SQL | undefined) =>
  tx
    .select(buildColumns)
    .from(submissions)
    .innerJoin(products, eq(products.id, submissions.productId))
    .innerJoin(users, eq(users.id, products.ownerId))
    .innerJoin(expirations, eq(expirations.id, submissions.expirationId))
    .leftJoin(menuEntries, eq(menuEntries.id, submissions.menuEntryId))
    .where(where);

/** A build with its product, labels, texts, screenshots, permissions and accounts. */
export type Build = Awaited<ReturnType<typeof selectBuilds>>[number];

export const loadBuild = async (tx: Tx, id: number): Promise<Build | undefined> =>
  (await selectBuilds(tx, eq(submissions.id, id)))[0];

/** A prepared query for lists; not for use in a transaction. */
export const loadBuilds = async (db: Db, ids: readonly number[]): Promise<Build[]> =>
  ids.length === 0
    ? []
    : prepared(db, "builds", buildColumns, () =>
        selectBuilds(db, sql`${submissions.id} = any(${sql.placeholder("ids")})`),
      )({ ids: [...ids] });

/** The columns that lists show of a product's builds, newest first. */
export const selectBuildSummaries = (tx: Tx, productId: number) =>
  tx
    .select({
      id: submissions.id,
      status: submissions.status,
      version: submissions.version,
      icon: submissions.icon,
      notes: submissions.notes,
      createdAt: submissions.createdAt,
      texts: textsColumn,
      name: products.name,
    })
    .from(submissions)
    .innerJoin(products, eq(products.id, submissions.productId))
    .where(eq(submissions.productId, productId))
    .orderBy(desc(submissions.id));
