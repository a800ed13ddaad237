// Wrong passwords in the audit log: one entry of an account and hour, so that guessing fills nothing.
import { record } from "../audit/audit.rules.ts";
import type { Db } from "../database/db.ts";
import { toInstant } from "../database/instant.ts";
import { takeFailures } from "./failed-logins.store.ts";

/** Writes down the hours that are over. */
export const recordFailures = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { userId, hour, count, address } of await takeFailures(tx))
      await record(tx, {
        actor: "anyone",
        action: "refused",
        subject: "session",
        id: userId || undefined,
        after: { since: toInstant(hour), count, address },
      });
  });
