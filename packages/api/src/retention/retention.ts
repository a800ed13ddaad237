// Deletes data that is not needed any longer, and counts what the store's front page shows. Every server runs this
// regularly; the first one does the work.
import { trustedAddressDays, reviewTimeLimits } from "@lanyard/contract";
import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { emailChanges } from "../features/account/email-changes.tables.ts";
import { passwordLinks } from "../features/account/password-links.tables.ts";
import { formerTokens } from "../features/company/company.tables.ts";
import type { Context } from "../platform/context.ts";
import { dispatches } from "../features/delivery/delivery.tables.ts";
import { enquiries } from "../features/enquiry/enquiry.tables.ts";
import { appTokens, licenseReminders, priceNotices } from "../features/license/license.tables.ts";
import { payments } from "../features/billing/payment.tables.ts";
import { deleteOldMails } from "../platform/mail/outbox.ts";
import { reviewTimes } from "../features/review/queue.tables.ts";
import { remarks } from "../features/review/remark.tables.ts";
import { recordFailures } from "../features/session/failed-logins.rules.ts";
import { knownAddresses } from "../features/session/known-addresses.tables.ts";
import { sessions } from "../features/session/session.tables.ts";
import { countUsed, forgetWords, storeNames } from "../features/store/store.rules.ts";
import { proposals } from "../features/store/proposal.tables.ts";
import { deleteExpired } from "../platform/throttle/throttle.ts";
import { settleMails, settleWebhooks } from "./interrupted.ts";

const outboxDays = 30;
const isOlder = (column: PgColumn, days: number) =>
  lt(column, sql`now() - make_interval(days => ${days}::int)`);

function listTasks({ db, env, files }: Context): readonly (() => PromiseLike<unknown>)[] {
  const isOutdated = sql`exists (select from ${priceNotices} newer where newer.product_id = price_notices.product_id
    and newer.company_id = price_notices.company_id and newer.id > price_notices.id)`;
  const refused = and(
    inArray(payments.status, ["refused", "ended"]),
    isOlder(payments.createdAt, env.personalDays),
  );
  // A mail is kept no longer than the data that it is about.
  const isOldDelivery = or(
    isOlder(dispatches.createdAt, env.webhookLogDays),
    and(eq(dispatches.kind, "mail"), isOlder(dispatches.createdAt, env.personalDays)),
  );
  return [
    () => files.sweep(),
    () => settleWebhooks(db),
    () => settleMails(db),
    () => deleteExpired(db),
    () => recordFailures(db),
    () =>
      db.execute(sql`select keep_log_months(${env.personalDays}::int, ${env.webhookLogDays}::int)`),
    ...(env.auditDays === undefined
      ? []
      : [() => db.execute(sql`select drop_audit_months(${env.auditDays}::int)`)]),
    () => db.delete(sessions).where(isOlder(sessions.expiresAt, 0)),
    () => db.delete(formerTokens).where(isOlder(formerTokens.endsAt, 0)),
    () => db.delete(appTokens).where(isOlder(appTokens.endsAt, 0)),
    () => db.delete(passwordLinks).where(isOlder(passwordLinks.expiresAt, 1)),
    () =>
      db
        .delete(emailChanges)
        .where(
          and(
            isOlder(emailChanges.expiresAt, 1),
            sql`${emailChanges.undoUntil} is null or ${isOlder(emailChanges.undoUntil, 1)}`,
          ),
        ),
    () => db.delete(knownAddresses).where(isOlder(knownAddresses.usedAt, trustedAddressDays)),
    () => db.delete(enquiries).where(isOlder(enquiries.createdAt, env.personalDays)),
    () => db.delete(proposals).where(isOlder(proposals.createdAt, env.personalDays)),
    () => db.delete(dispatches).where(isOldDelivery),
    () => db.delete(remarks).where(isOlder(remarks.settledAt, env.personalDays)),
    () => db.delete(payments).where(refused),
    // Only the latest notice counts.
    () => db.delete(priceNotices).where(isOutdated),
    () => db.delete(licenseReminders).where(isOlder(licenseReminders.endsAt, 1)),
    () => db.delete(reviewTimes).where(isOlder(reviewTimes.endedAt, reviewTimeLimits.days + 1)),
    () => deleteOldMails(env, outboxDays),
    () => storeNames(db),
    () => forgetWords(db),
    () => countUsed(db),
  ];
}

/** Errors go to `onError` and do not stop the other tasks; the next run tries again. */
export async function tidy(context: Context, onError: (error: unknown) => void): Promise<void> {
  // One after the other, because nobody waits for the tasks and requests need the connections.
  for (const task of listTasks(context))
    try {
      await task();
    } catch (error) {
      onError(error);
    }
}
