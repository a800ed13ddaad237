// Where the webhooks of a product go.
import { released } from "@lanyard/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../shared/db.ts";
import { submissions } from "../submission/submission.tables.ts";

/** The URL of this build, or of the product's approved one; empty when there is none. */
export async function findWebhookUrl(
  tx: Tx,
  productId: number,
  submissionId: number | undefined,
): Promise<string> {
  const build =
    submissionId === undefined
      ? inArray(submissions.status, [...released])
      : eq(submissions.id, submissionId);
  const rows = await tx
    .select({ url: submissions.webhookUrl })
    .from(submissions)
    .where(and(eq(submissions.productId, productId), build));
  return rows[0]?.url ?? "";
}
