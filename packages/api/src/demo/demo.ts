// Fills an empty database with people, a company and a small catalogue in every state.
import { sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { licenses, payments } from "../license/license.tables.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../database/db.ts";
import { seedAccounts } from "./demo.accounts.ts";
import type { DemoApp } from "./demo.app.ts";
import { earlyApps } from "./demo.apps.early.ts";
import { recentApps } from "./demo.apps.recent.ts";
import { studioApps } from "./demo.apps.studio.ts";
import { daysAgo, insertApp, keysOf, storeFiles, type AppIds } from "./demo.catalogue.ts";
import { insertHistory } from "./demo.history.ts";

export { demoLines, openDemoAccounts } from "./demo.accounts.ts";

const demoLock = 7_205_265;

/** The demo company has one app installed, one paid, and one that waits for payment. */
async function insertLicenses(
  tx: Tx,
  companyId: number,
  of: (motif: DemoApp["motif"]) => AppIds,
): Promise<void> {
  const free = of("visitors");
  const paid = of("evacuation");
  await tx.insert(licenses).values([
    {
      productId: free.productId,
      companyId,
      free: true,
      createdAt: daysAgo(30),
      installedSubmissionId: free.buildIds.at(-1) ?? null,
      installedAt: daysAgo(30),
    },
    { productId: of("canteen").productId, companyId, createdAt: daysAgo(2) },
  ]);
  const period = { paidAt: daysAgo(10), expiresAt: daysAgo(10 - 365) };
  const [license] = await tx
    .insert(licenses)
    .values({ productId: paid.productId, companyId, createdAt: daysAgo(10), ...period })
    .returning({ id: licenses.id });
  await tx.insert(payments).values({
    licenseId: license?.id ?? 0,
    productId: paid.productId,
    companyId,
    userToken: "demo-user",
    amountCents: 3990,
    currency: "EUR",
    expirationId: 5,
    status: "paid",
    provider: "sandbox",
    providerReference: "sandbox-demo",
    idempotencyKey: "demo",
    createdAt: period.paidAt,
    paidAt: period.paidAt,
    periodEndsAt: period.expiresAt,
  });
}

/** Fills all or nothing, and nothing when there is an account already. Resolves to whether it was filled. */
export async function seedDemo({ db, files }: Context): Promise<boolean> {
  if ((await db.$count(users)) > 0) return false;
  const apps = await Promise.all(
    [...studioApps, ...earlyApps, ...recentApps].map((app) => storeFiles(files, app)),
  );
  const filled = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if ((await tx.$count(users)) > 0) return false;
    const { userIds, companyId } = await seedAccounts(tx);
    const ids = new Map<DemoApp["motif"], AppIds>();
    for (const stored of apps)
      ids.set(stored.app.motif, await insertApp(tx, userIds[stored.app.owner], stored));
    await insertHistory(
      tx,
      userIds,
      apps.map(({ app }) => ({ app, ids: ids.get(app.motif) ?? { productId: 0, buildIds: [] } })),
    );
    await insertLicenses(
      tx,
      companyId,
      (motif) => ids.get(motif) ?? { productId: 0, buildIds: [] },
    );
    return true;
  });
  await files.unpin(apps.flatMap(keysOf));
  return filled;
}
