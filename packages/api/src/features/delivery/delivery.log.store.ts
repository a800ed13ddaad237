// Writes the records of mails; a trigger writes those of webhooks.
import type { DeliveryState } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import type { Attempt } from "./delivery.attempt.ts";
import { dispatches } from "./delivery.tables.ts";

type NewMail = Pick<
  typeof dispatches.$inferInsert,
  "about" | "receiver" | "subject" | "message" | "linkId" | "userId"
>;

/** The searchable text of a mail. */
const toWords = (receiver: string, subject: string) => `${receiver} ${subject}`;

/** Stores a mail; returns its id. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<number> {
  const words = toWords(mail.receiver, mail.subject ?? "");
  const [created] = await tx
    .insert(dispatches)
    .values({ ...mail, kind: "mail", words })
    .returning({ id: dispatches.id });
  return created!.id;
}

/** Adds an attempt, and sets the state if one is given; the content of a delivered mail is deleted. */
export async function addAttempt(
  tx: Tx,
  id: number,
  attempt: Attempt,
  state: DeliveryState | undefined,
): Promise<void> {
  await tx
    .update(dispatches)
    .set({
      attempts: sql`${dispatches.attempts} || ${JSON.stringify([attempt])}::jsonb`,
      ...(state && { state }),
      ...(state === "delivered" && { message: null }),
    })
    .where(eq(dispatches.id, id));
}

/** Gives the mail another link and another receiver. */
export async function setLink(tx: Tx, id: number, linkId: number, receiver: string): Promise<void> {
  const words = sql`${toWords(receiver, "")}::text || ${dispatches.subject}`;
  await tx.update(dispatches).set({ linkId, receiver, words }).where(eq(dispatches.id, id));
}
