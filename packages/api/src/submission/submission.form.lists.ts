// The lists of a saved form: languages, permissions, enabled accounts, screenshots.
import {
  isEmail,
  languages,
  submissionLimits,
  type LanguageCode,
  type Problem,
  type SubmissionForm,
} from "@lanyard/contract";
import type { Uploads } from "../files/uploads.ts";
import type { Screenshot } from "./submission.build.store.ts";
import { textFor } from "../product/product.texts.rules.ts";
import type { Text } from "../product/product.texts.sql.ts";

const idIn = (code: LanguageCode): number =>
  languages.find((language) => language.code === code)!.id;
const filled = (entries: readonly string[]) =>
  entries
    .map((entry, at) => ({ entry: entry.trim(), at }))
    .filter(({ entry }) => entry !== "" && entry !== "0");

/** `languages` names all that are supported; `name` and `description` are those of the text that the sender sees. */
export function readTexts(
  form: SubmissionForm,
  sender: LanguageCode,
  problems: Problem[],
  was: readonly Text[],
): readonly Text[] {
  if (form.languages) {
    const sent = Object.entries(form.languages);
    if (sent.length === 0) problems.push({ key: "language.required", field: "languages" });
    for (const [id] of sent)
      if (!languages.some((language) => String(language.id) === id))
        problems.push({ key: "language.unknown", field: `languages[${id}]` });
    return languages.flatMap(({ id }) => {
      const text = form.languages?.[String(id)];
      return text ? { languageId: id, name: text.name, description: text.description } : [];
    });
  }
  if (form.name === undefined && form.description === undefined) return was;
  const seen = textFor(was, sender) ?? { languageId: idIn(sender), name: "", description: "" };
  const changed = {
    ...seen,
    name: form.name ?? seen.name,
    description: form.description ?? seen.description,
  };
  return [
    ...was.filter(({ languageId }) => languageId !== seen.languageId),
    { languageId: changed.languageId, name: changed.name, description: changed.description },
  ].toSorted((a, b) => a.languageId - b.languageId);
}

/** Entries with value 0 and blank ones are dropped, repeated ones told once. */
export function readPermissions(
  sent: readonly string[] | undefined,
  known: ReadonlySet<number>,
  problems: Problem[],
  was: readonly number[],
): readonly number[] {
  if (!sent) return was;
  const entries = filled(sent);
  for (const { entry, at } of entries)
    if (!known.has(Number(entry)))
      problems.push({ key: "permission.unknown", field: `permissions[${at}]` });
  return [...new Set(entries.map(({ entry }) => Number(entry)))].toSorted((a, b) => a - b);
}

/** Blank entries are dropped; an e-mail that is repeated in other letters counts once. */
export function readAccounts(
  sent: readonly string[] | undefined,
  problems: Problem[],
  was: readonly string[],
): readonly string[] {
  if (!sent) return was;
  const accounts = new Map<string, string>();
  for (const [at, entry] of sent.map((text) => text.trim()).entries()) {
    if (entry === "") continue;
    if (!isEmail(entry))
      problems.push({
        key: "account.invalid",
        field: `company_token[${at}]`,
        params: { email: entry },
      });
    else if (!accounts.has(entry.toLowerCase())) accounts.set(entry.toLowerCase(), entry);
  }
  return [...accounts.values()];
}

/** Ids of screenshots that the build has; the others are problems. */
function readIds(
  sent: readonly string[] | undefined,
  field: string,
  problems: Problem[],
  was: readonly Screenshot[],
): number[] {
  return filled(sent ?? []).flatMap(({ entry, at }) => {
    if (was.some(({ id }) => String(id) === entry)) return Number(entry);
    problems.push({ key: "field.invalid", field: `${field}[${at}]` });
    return [];
  });
}

/** Those that stay, in the order wished for, then the new ones in the order of their slots. */
export function readScreenshots(
  form: SubmissionForm,
  uploads: Uploads,
  problems: Problem[],
  was: readonly Screenshot[],
): readonly Screenshot[] {
  const removed = readIds(form.remove_screenshots, "remove_screenshots", problems, was);
  const order = readIds(form.screenshot_order, "screenshot_order", problems, was);
  const place = ({ id }: Screenshot) =>
    order.includes(Number(id)) ? order.indexOf(Number(id)) : order.length;
  const kept = was
    .filter(({ id }) => !removed.includes(Number(id)))
    .toSorted((a, b) => place(a) - place(b));
  const added = (uploads["screenshots"] ?? [])
    .toSorted((a, b) => a.slot - b.slot)
    .map(({ key }) => ({ image: key }));
  const all = [...kept, ...added];
  if (all.length > submissionLimits.screenshots)
    problems.push({
      key: "screenshots.too_many",
      field: "screenshots",
      params: { most: submissionLimits.screenshots },
    });
  return all;
}
