// Wrong passwords in the audit log: one entry per account and hour, so that guessing does not flood the log.
import { record } from "../audit/audit.rules.ts";
import type { Db } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { takeFailures } from "./failed-logins.store.ts";

/** Records the counts of past hours in the audit log. */
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
