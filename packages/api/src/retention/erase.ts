// Removes everything that is stored about a person. The record of actions stays, with a number instead of the name.
import { rm } from "node:fs/promises";
import { eq, or, sql, type SQL } from "drizzle-orm";
import { users } from "../features/account/account.tables.ts";
import { emailChanges } from "../features/account/email-changes.tables.ts";
import { passwordLinks } from "../features/account/password-links.tables.ts";
import { record } from "../features/audit/audit.rules.ts";
import { auditLog, auditPersonal } from "../features/audit/audit.tables.ts";
import { companies } from "../features/company/company.tables.ts";
import { people } from "../features/people/person.tables.ts";
import type { Context } from "../platform/context.ts";
import type { Tx } from "../platform/database/db.ts";
import { dispatches } from "../features/delivery/delivery.tables.ts";
import { enquiries } from "../features/enquiry/enquiry.tables.ts";
import { requestAnswers } from "../features/enquiry/request.tables.ts";
import { licenses } from "../features/license/license.tables.ts";
import { payments } from "../features/billing/payment.tables.ts";
import { userPermissions } from "../features/people/user-permission.tables.ts";
import { listMails, getOutboxFolder, readMail } from "../platform/mail/outbox.ts";
import { webhookDeliveries } from "../features/webhook/webhook.tables.ts";
import { remarks, replies } from "../features/review/remark.tables.ts";
import { failedLogins } from "../features/session/failed-logins.tables.ts";
import { knownAddresses } from "../features/session/known-addresses.tables.ts";
import { toSkeletons } from "../platform/text/skeletons.ts";
import { proposals } from "../features/store/proposal.tables.ts";
import { enabledAccounts } from "../features/submission/submission.tables.ts";
import { throttles } from "../platform/throttle/throttle.tables.ts";

interface Person {
  readonly email: string;
  /** 0 when there is no account. */
  readonly userId: number;
  readonly companyId: number;
}

/** Matches the whole address, not one that contains it; the pattern works the same in PostgreSQL and JavaScript. */
const toPattern = (email: string): string =>
  String.raw`(?<![\w.%+-])${email.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\w-]|\.\w)`;
const names = (column: unknown, email: string): SQL =>
  sql`${column}::text ~* ${toPattern(email)}::text`;
const isAddress = (column: unknown, email: string): SQL =>
  sql`lower(${column}) = lower(${email}::text)`;

async function findPerson(tx: Tx, email: string): Promise<Person & { avatar: string }> {
  const [user] = await tx.select().from(users).where(isAddress(users.email, email)).for("update");
  const [company] = await tx
    .select()
    .from(companies)
    .where(isAddress(companies.email, email))
    .for("update");
  if (user?.active) throw new Error(`${email} has an active account: deactivate it first.`);
  if (company?.active)
    throw new Error(`${email} is the address of an active company: deactivate it first.`);
  return { email, userId: user?.id ?? 0, companyId: company?.id ?? 0, avatar: user?.avatar ?? "" };
}

/** Deletes the log's personal data of entries by the person, about the person, and that contain the address. */
const deletePersonal = ({ email, userId, companyId }: Person): SQL =>
  sql`delete from ${auditPersonal} p using ${auditLog} l where l.id = p.entry_id and l.created_at = p.created_at and (
    l.actor_kind = 'user' and l.actor_id = ${userId} or l.subject_kind in ('user', 'session') and l.subject_id = ${userId}
    or l.actor_kind = 'company' and l.actor_id = ${companyId} or l.subject_kind = 'company' and l.subject_id = ${companyId}
    or ${names(sql`p`, email)})`;

/**
 * Deletes the people of companies who have this address or whose names or ids contain it; their permissions first,
 * because that query reads the people's rows.
 */
async function removePeople(tx: Tx, { email, companyId }: Person) {
  const isPerson = sql`(lower(p.email) = lower(${email}::text) or ${names(sql`p.name || ' ' || p.department || ' ' || p.user_id`, email)}
    or p.company_id = ${companyId})`;
  return [
    await tx.execute(
      sql`delete from ${userPermissions} g using ${licenses} l, ${people} p
        where l.id = g.license_id and p.company_id = l.company_id and p.user_id = g.user_id and ${isPerson}`,
    ),
    await tx.execute(sql`delete from ${people} p where ${isPerson}`),
  ];
}

async function removeRows(tx: Tx, person: Person): Promise<number> {
  const { email, userId, companyId } = person;
  const results = [
    ...(await removePeople(tx, person)),
    await tx.execute(deletePersonal(person)),
    await tx.delete(enquiries).where(names(sql`enquiries`, email)),
    await tx
      .delete(proposals)
      .where(or(eq(proposals.companyId, companyId), names(proposals.message, email))),
    // Stored responses to other people's requests that contain the address.
    await tx.delete(requestAnswers).where(names(requestAnswers.text, email)),
    await tx.delete(remarks).where(names(sql`remarks`, email)),
    await tx.delete(replies).where(names(sql`replies`, email)),
    await tx
      .delete(dispatches)
      .where(
        or(
          names(sql`dispatches`, email),
          sql`${dispatches.messageId} in (select message_id from ${webhookDeliveries} where ${names(webhookDeliveries.body, email)})`,
        ),
      ),
    await tx.delete(webhookDeliveries).where(names(webhookDeliveries.body, email)),
    await tx.delete(enabledAccounts).where(isAddress(enabledAccounts.email, email)),
    await tx.delete(throttles).where(names(throttles.key, email)),
    await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId)),
    await tx
      .delete(emailChanges)
      .where(
        or(
          eq(emailChanges.userId, userId),
          isAddress(emailChanges.newEmail, email),
          isAddress(emailChanges.oldEmail, email),
        ),
      ),
    await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId)),
    await tx.delete(failedLogins).where(eq(failedLogins.userId, userId || -1)),
  ];
  const { rows } = await tx.execute<{ exists: boolean }>(
    sql`select to_regclass('jobs.job') is not null as exists`,
  );
  // The queue creates its tables when a server first starts. A running job ends normally, and its row is deleted after
  // a week.
  if (rows[0]?.exists)
    results.push(
      await tx.execute(
        sql`delete from jobs.job where state <> 'active' and ${names(sql`data`, email)}`,
      ),
    );
  return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

/**
 * The rows of accounts and companies stay, because products and payments refer to them. A company keeps its name, which
 * bookkeeping needs.
 */
async function blank(tx: Tx, { email, userId, companyId }: Person): Promise<void> {
  const username = `erased-${userId}`;
  await tx
    .update(users)
    .set({
      username,
      ...toSkeletons(username),
      email: `${username}@erased.invalid`,
      supportEmail: "",
      avatar: "",
      passwordHash: null,
      signedInAt: null,
    })
    .where(eq(users.id, userId));
  await tx.update(users).set({ supportEmail: "" }).where(isAddress(users.supportEmail, email));
  const companyEmail = `erased-company-${companyId}@erased.invalid`;
  await tx.update(companies).set({ email: companyEmail }).where(eq(companies.id, companyId));
  await tx
    .update(payments)
    .set({ names: sql`${payments.names} || jsonb_build_object('email', ${companyEmail}::text)` })
    .where(eq(payments.companyId, companyId));
}

const eraseRows = ({ db, files }: Context, email: string) =>
  db.transaction(async (tx) => {
    const person = await findPerson(tx, email);
    const { userId, companyId, avatar } = person;
    const rows = await removeRows(tx, person);
    await blank(tx, person);
    await files.markForRelease(tx, [avatar]);
    const subject = userId ? "user" : companyId ? "company" : "enquiry";
    const id = userId || companyId || undefined;
    await record(tx, { actor: "server", action: "erase", subject, id, after: { rows } });
    return { rows, avatar };
  });

const isForbidden = (error: unknown): boolean =>
  error instanceof Error &&
  typeof error.cause === "object" &&
  error.cause !== null &&
  "code" in error.cause &&
  error.cause.code === "42501";

async function removeMails({ env }: Context, email: string): Promise<number> {
  let removed = 0;
  const pattern = new RegExp(toPattern(email), "i");
  for (const entry of await listMails(getOutboxFolder(env))) {
    const mail = await readMail(entry);
    // Undoes the line breaks and the encoded `@` of quoted-printable.
    const text = mail?.text.replaceAll(/=\r?\n/g, "").replaceAll("=40", "@");
    if (!mail || !pattern.test(text ?? "")) continue;
    await rm(mail.path, { force: true });
    removed += 1;
  }
  return removed;
}

/**
 * Returns how many rows and mails were removed. Throws for the e-mail of an active account or company, and when the
 * database role may not change the log, which only the owner of the tables may.
 */
export async function erase(
  context: Context,
  address: string,
): Promise<{ rows: number; mails: number }> {
  const email = address.trim();
  const { rows, avatar } = await eraseRows(context, email).catch((error: unknown) => {
    throw isForbidden(error)
      ? new Error(
          "Only the owner of the tables can erase data: set DATABASE_URL to the owner's URL.",
        )
      : error;
  });
  await context.files.release([avatar]);
  return { rows, mails: await removeMails(context, email) };
}
