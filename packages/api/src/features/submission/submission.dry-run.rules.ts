// What a save would store, for callers that only read: takes no locks, writes nothing, and refuses no values.
import { accessProduct } from "../product/product.access.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { refuse } from "../../platform/refuse.ts";
import type { Tx } from "../../platform/database/db.ts";
import { releasedContent, type BuildContent } from "./check.rules.ts";
import { toContent } from "./submission.content.store.ts";
import { applyForm, type FormInput } from "./submission.form.ts";
import type { Target } from "./submission.move.rules.ts";
import { lookupIds } from "./submission.save.rules.ts";
import { loadBuild, type Build } from "./submission.build.store.ts";
import { findSubmission } from "./submission.store.ts";

/** Checks that the user may read the build. Refused: `not_found`. */
export async function requireBuild(db: Tx, target: Target, user: SignedIn): Promise<void> {
  await accessProduct(db, target.product_id, user);
  const submission = await findSubmission(db, target.product_id, target.submission_id);
  if (!submission) throw refuse("not_found", { key: "submission.not_found" });
}

/**
 * The build's content with the fields of the form. Wrong fields keep their stored value, files are always the stored
 * ones. Refused: `not_found`.
 */
export async function dryBuild(
  db: Tx,
  target: Target,
  user: SignedIn,
  { form, language }: Pick<FormInput, "form" | "language">,
): Promise<BuildContent> {
  await requireBuild(db, target, user);
  const build: Build | undefined = await loadBuild(db, target.submission_id);
  if (!build) throw refuse("not_found", { key: "submission.not_found" });
  const input = { form, uploads: {}, language };
  const { content } = applyForm(toContent(build), input, await lookupIds(db));
  const released = await releasedContent(db, target.product_id, target.submission_id);
  return { content, released };
}
