// What a saved form makes of a build's content, and everything that is wrong with it. Reads and writes nothing.
import {
  urlProblems,
  type LanguageCode,
  type Problem,
  type SubmissionForm,
} from "@lanyard/contract";
import type { Uploads } from "../files/uploads.ts";
import {
  readAccounts,
  readPermissions,
  readScreenshots,
  readTexts,
} from "./submission.form.lists.ts";
import type { Content } from "./submission.content.ts";
import { readOffer, type Filled, type Known } from "./submission.form.offer.ts";

export interface Sent {
  readonly form: SubmissionForm;
  readonly uploads: Uploads;
  /** The sender's: `name` and `description` are the texts that they see. */
  readonly language: LanguageCode;
}

type Problems = Problem[];

function readGeneral(
  form: SubmissionForm,
  known: Known,
  problems: Problems,
  was: Content,
): Filled<"version" | "menuEntryId" | "notes" | "mobileAvailable"> {
  let { menuEntryId } = was;
  if (typeof form.menu_entry_id === "number" && !known.menu.has(form.menu_entry_id))
    problems.push({ key: "menu_entry.unknown", field: "menu_entry_id" });
  else if (form.menu_entry_id !== undefined) menuEntryId = form.menu_entry_id;
  return {
    menuEntryId,
    version: form.version ?? was.version,
    notes: form.notes ?? was.notes,
    mobileAvailable:
      form.mobile_available === undefined ? was.mobileAvailable : form.mobile_available === 1,
  };
}

function readLinks(
  form: SubmissionForm,
  problems: Problems,
  was: Content,
): Filled<"privacyPolicyUrl" | "serviceTermsUrl" | "webhookUrl"> {
  const { privacy_policy_url, service_terms_url, webhook_url } = form;
  problems.push(
    ...urlProblems({
      ...(privacy_policy_url && { privacy_policy_url }),
      ...(service_terms_url && { service_terms_url }),
      ...(webhook_url && { webhook_url }),
    }),
  );
  return {
    privacyPolicyUrl: privacy_policy_url ?? was.privacyPolicyUrl,
    serviceTermsUrl: service_terms_url ?? was.serviceTermsUrl,
    webhookUrl: webhook_url ?? was.webhookUrl,
  };
}

/** A new file wins over the wish to remove the old one. */
function readFile(
  uploads: Uploads,
  field: string,
  remove: unknown,
  was: { key: string; name: string },
): { key: string; name: string } {
  return uploads[field]?.[0] ?? (remove === 1 ? { key: "", name: "" } : was);
}

function readFiles(
  form: SubmissionForm,
  uploads: Uploads,
  was: Content,
): Filled<"icon" | "banner" | "archive" | "archiveName" | "sqlScript" | "sqlScriptName"> {
  const archive = readFile(uploads, "source_code_url", form.remove_source_code, {
    key: was.archive,
    name: was.archiveName,
  });
  const sqlScript = readFile(uploads, "db_script_url", form.remove_db_script, {
    key: was.sqlScript,
    name: was.sqlScriptName,
  });
  return {
    icon: readFile(uploads, "icon", form.remove_icon, { key: was.icon, name: "" }).key,
    banner: readFile(uploads, "banner", form.remove_banner, { key: was.banner, name: "" }).key,
    archive: archive.key,
    archiveName: archive.name,
    sqlScript: sqlScript.key,
    sqlScriptName: sqlScript.name,
  };
}

/** The content after the form, fields that are wrong left as they were, and one problem for each of those. */
export function applyForm(
  was: Content,
  { form, uploads, language }: Sent,
  known: Known,
): { content: Content; problems: readonly Problem[] } {
  const problems: Problems = [];
  const content = {
    texts: readTexts(form, language, problems, was.texts),
    ...readGeneral(form, known, problems, was),
    permissions: readPermissions(form.permissions, known.permissions, problems, was.permissions),
    ...readFiles(form, uploads, was),
    screenshots: readScreenshots(form, uploads, problems, was.screenshots),
    ...readOffer(form, known, problems, was),
    accounts: readAccounts(form.company_token, problems, was.accounts),
    ...readLinks(form, problems, was),
  };
  return { content, problems };
}
