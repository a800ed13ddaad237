// Fills an empty database with people, a company and a small catalogue with builds in every state.
import { sql } from "drizzle-orm";
import { users } from "../features/account/account.tables.ts";
import type { Context } from "../platform/context.ts";
import { seedAccounts } from "./demo.accounts.ts";
import type { DemoApp } from "./demo.app.ts";
import { earlyApps } from "./demo.apps.early.ts";
import { recentApps } from "./demo.apps.recent.ts";
import { studioApps } from "./demo.apps.studio.ts";
import { insertApp, listKeys, storeFiles, type AppIds } from "./demo.catalogue.ts";
import { insertHistory } from "./demo.history.ts";
import { insertLicenses } from "./demo.licenses.ts";

export { demoLines, openDemoAccounts } from "./demo.accounts.ts";

export const demoApps: readonly DemoApp[] = [...studioApps, ...earlyApps, ...recentApps];

const demoLock = 7_205_265;

/**
 * Fills the database completely or not at all, and not when there is an account already. Resolves to whether it was
 * filled.
 */
export async function seedDemo({ db, files }: Context): Promise<boolean> {
  if ((await db.$count(users)) > 0) return false;
  const apps = await Promise.all(demoApps.map((app) => storeFiles(files, app)));
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
  await files.unpin(apps.flatMap(listKeys));
  return filled;
}
