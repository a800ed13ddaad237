// The detail of a build, as its owner, an administrator or the public sees it.
import {
  each,
  fileFields,
  flagFields,
  toStatusFlags,
  isInside,
  languages,
  missingFields,
  onceOnSale,
  textFields,
  toFlag,
  type FieldName,
  type FieldByKind,
  type LanguageCode,
  type ProductDetail,
  type Status,
} from "@lanyard/contract";
import { licensesOfAccounts } from "../license/license.rules.ts";
import { selectLabel } from "../lookup/lookup.rules.ts";
import { accessProduct } from "../product/product.access.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Db } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { refuse, Refused } from "../../platform/refuse.ts";
import { toPreflight } from "./check.rules.ts";
import { toFacts } from "./submission.content.ts";
import { toContent } from "./submission.content.store.ts";
import type { Target } from "./submission.move.rules.ts";
import {
  loadBuild,
  loadBuilds,
  selectBuildSummaries,
  type Build,
} from "./submission.build.store.ts";
import { findSubmission, findCurrentId } from "./submission.store.ts";
import { withCodes, selectText, selectTitle } from "../product/product.texts.rules.ts";

export interface Viewer {
  readonly language: LanguageCode;
  /**
   * `inside`: the owner or an administrator. The public does not see private files, accounts, rejection reasons and
   * drafts.
   */
  readonly sees: "inside" | "public";
}

/** For each of the given builds, the number of fields that a review requires and that are missing or wrong. */
export const countMissing = async (
  db: Db,
  submissionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (await loadBuilds(db, submissionIds)).map((build) => [
      build.row.id,
      missingFields(toFacts(toContent(build))).length,
    ]),
  );

const showsTo = (sees: Viewer["sees"], name: FieldName) => sees === "inside" || !isInside(name);

function toSubmission(
  build: Build,
  files: Files,
  { language, sees }: Viewer,
): ProductDetail["submission"] {
  const { row, product, username, menuLabel, expirationLabel, texts } = build;
  const content = toContent(build);
  const shows = (name: FieldName) => showsTo(sees, name);
  const file = (name: FieldByKind<"archive" | "sql">) =>
    shows(name) ? content[name] : { key: "", name: "" };
  return {
    ...toStatusFlags(row.status),
    status: row.status,
    submission_id: row.id,
    product_id: product.id,
    product_name: selectTitle(texts, language, product.name),
    submission_description: selectText(texts, language)?.description ?? "",
    user_id: product.ownerId,
    username,
    ...each(textFields, (name) => (shows(name) ? content[name] : "")),
    ...each(flagFields, (name) => toFlag(content[name])),
    price_amount: content.price_amount.cents / 100,
    price_currency: content.price_currency,
    expiration_id: content.expiration_id,
    expiration_name: selectLabel(expirationLabel, language),
    rejection_reason: sees === "inside" ? row.rejectionReason : "",
    menu_entry_id: content.menu_entry_id,
    menu_entry_name: selectLabel(menuLabel, language),
    icon_url: files.publicUrl(content.icon),
    banner_url: files.publicUrl(content.banner),
    ...each(fileFields, (name) => files.signedUrl(file(name).key, file(name).name)),
    source_code_name: file("source_code_url").name,
    db_script_name: file("db_script_url").name,
    submission_updadet_at: toInstant(row.updatedAt),
    languages: withCodes(texts).map(({ code, name, description }) => ({
      code,
      submission_name: name,
      submission_description: description,
    })),
  };
}

async function listAccounts(
  { db }: Context,
  build: Build,
): Promise<ProductDetail["enabled_accounts"]> {
  const licenses = new Map(
    (await licensesOfAccounts(db, build.product.id, build.accounts)).map(
      ({ account, licenseId }) => [account, licenseId],
    ),
  );
  return build.accounts.map((account) => ({
    enabled_account: account,
    license_id: licenses.get(account) ?? null,
  }));
}

const wasOnSale = (status: Status) =>
  status !== "hidden" && (onceOnSale as readonly Status[]).includes(status);

async function listBuilds(
  { db, files }: Context,
  build: Build,
  { language, sees }: Viewer,
): Promise<ProductDetail["builds"]> {
  const summaries = await selectBuildSummaries(db, build.product.id);
  return summaries
    .filter(({ status }) => sees === "inside" || wasOnSale(status))
    .map(({ id, status, version, icon, notes, createdAt, texts, name }) => ({
      build_icon: files.publicUrl(icon),
      build_name: selectTitle(texts, language, name),
      build_version: version,
      build_creation_date: toInstant(createdAt),
      build_notes: notes,
      submission_id: id,
      status,
    }));
}

/** The detail of a build, without checking who may see it. Refused: `not_found`. */
export async function readDetail(
  context: Context,
  submissionId: number,
  viewer: Viewer,
): Promise<ProductDetail> {
  const build = await loadBuild(context.db, submissionId);
  if (!build) throw refuse("not_found", { key: "submission.not_found" });
  return {
    submission: toSubmission(build, context.files, viewer),
    screenshots: build.screenshots.map(({ id, image }) => ({
      screenshot_id: id,
      screenshot_url: context.files.publicUrl(image),
    })),
    enabled_accounts: showsTo(viewer.sees, "company_token")
      ? await listAccounts(context, build)
      : [],
    builds: await listBuilds(context, build, viewer),
    permissions: build.permissions.map((permission_id) => ({ permission_id })),
    available_languages: languages.map((language) => ({ ...language })),
    username: { username: build.username, support_email: build.supportEmail },
    preflight:
      viewer.sees === "inside"
        ? await toPreflight(context.db, submissionId, toContent(build), viewer.language)
        : null,
  };
}

/** A build of a product that the user may access. Refused: `not_found`. */
export async function submissionDetail(
  context: Context,
  target: Target,
  user: SignedIn,
  language: LanguageCode,
): Promise<ProductDetail> {
  await accessProduct(context.db, target.product_id, user);
  const submission = await findSubmission(context.db, target.product_id, target.submission_id);
  if (!submission) throw refuse("not_found", { key: "submission.not_found" });
  return readDetail(context, submission.id, { language, sees: "inside" });
}

/** The same for a build whose product is not known. Refused: `not_found`. */
export async function detailOfBuild(
  context: Context,
  submissionId: number,
  user: SignedIn,
  language: LanguageCode,
): Promise<ProductDetail> {
  const build = await loadBuild(context.db, submissionId);
  if (!build) throw refuse("not_found", { key: "submission.not_found" });
  const target = { product_id: build.product.id, submission_id: submissionId };
  return submissionDetail(context, target, user, language).catch((error: unknown) => {
    // The same words as for a build that does not exist.
    throw error instanceof Refused ? refuse("not_found", { key: "submission.not_found" }) : error;
  });
}

/** Of a product that the user may access, the build that `findCurrentId` chooses. Refused: `not_found`. */
export async function productDetail(
  context: Context,
  productId: number,
  user: SignedIn,
  language: LanguageCode,
): Promise<ProductDetail> {
  await accessProduct(context.db, productId, user);
  const submissionId = await findCurrentId(context.db, productId);
  if (submissionId === undefined) throw refuse("not_found", { key: "product.not_found" });
  return readDetail(context, submissionId, { language, sees: "inside" });
}
