// Reads the lists of a saved form: languages, permissions, enabled accounts, screenshots.
import {
  isEmail,
  languages,
  submissionFields,
  type LanguageCode,
  type Problem,
  type SubmissionForm,
} from "@lanyard/contract";
import type { Uploads } from "../files/uploads.ts";
import type { Screenshot } from "./submission.build.store.ts";
import { languageIdOf, textFor } from "../product/product.texts.rules.ts";
import type { Text } from "../product/product.texts.sql.ts";
import { reading, type Known, type Reading } from "./submission.fields.form.ts";

const filled = (entries: readonly string[]) =>
  entries
    .map((entry, at) => ({ entry: entry.trim(), at }))
    .filter(({ entry }) => entry !== "" && entry !== "0");

/** `languages` names all that are supported. */
function readLanguages(sent: NonNullable<SubmissionForm["languages"]>): Reading<readonly Text[]> {
  const ids = Object.keys(sent);
  const unknown = ids.filter((id) => !languages.some((language) => String(language.id) === id));
  const texts = languages.flatMap(({ id }) => {
    const text = sent[String(id)];
    return text ? { languageId: id, name: text.name, description: text.description } : [];
  });
  return reading(
    texts,
    ...(ids.length === 0 ? [{ key: "language.required", field: "languages" } as const] : []),
    ...unknown.map((id) => ({ key: "language.unknown", field: `languages[${id}]` }) as const),
  );
}

/** `name` and `description` are those of the text that the sender sees. */
function readSeenText(
  { name, description }: SubmissionForm,
  sender: LanguageCode,
  was: readonly Text[],
): Reading<readonly Text[]> {
  const seen = textFor(was, sender) ?? {
    languageId: languageIdOf(sender),
    name: "",
    description: "",
  };
  const { languageId } = seen;
  return reading(
    [
      ...was.filter((text) => text.languageId !== languageId),
      { languageId, name: name ?? seen.name, description: description ?? seen.description },
    ].toSorted((a, b) => a.languageId - b.languageId),
  );
}

export function readTexts(
  form: SubmissionForm,
  sender: LanguageCode,
  was: readonly Text[],
): Reading<readonly Text[]> {
  if (form.languages) return readLanguages(form.languages);
  if (form.name === undefined && form.description === undefined) return reading(was);
  return readSeenText(form, sender, was);
}

/** Entries with value 0 and blank ones are dropped, repeated ones told once. */
export function readPermissions(
  sent: readonly string[] | undefined,
  { permissions }: Known,
  was: readonly number[],
): Reading<readonly number[]> {
  if (!sent) return reading(was);
  const entries = filled(sent);
  return reading(
    [...new Set(entries.map(({ entry }) => Number(entry)))].toSorted((a, b) => a - b),
    ...entries
      .filter(({ entry }) => !permissions.has(Number(entry)))
      .map(({ at }) => ({ key: "permission.unknown", field: `permissions[${at}]` }) as const),
  );
}

/** Blank entries are dropped; an e-mail that is repeated in other letters counts once. */
export function readAccounts(
  sent: readonly string[] | undefined,
  was: readonly string[],
): Reading<readonly string[]> {
  if (!sent) return reading(was);
  const entries = sent
    .map((text, at) => ({ email: text.trim(), at }))
    .filter(({ email }) => email !== "");
  const letters = entries.map(({ email }) => email.toLowerCase());
  return reading(
    entries
      .filter(({ email }, at) => isEmail(email) && letters.indexOf(email.toLowerCase()) === at)
      .map(({ email }) => email),
    ...entries
      .filter(({ email }) => !isEmail(email))
      .map(
        ({ email, at }) =>
          ({ key: "account.invalid", field: `company_token[${at}]`, params: { email } }) as const,
      ),
  );
}

/** Ids of screenshots that the build has; the others are problems. */
function readIds(
  sent: readonly string[] | undefined,
  field: string,
  was: readonly Screenshot[],
): Reading<readonly number[]> {
  const entries = filled(sent ?? []);
  const held = (entry: string) => was.some(({ id }) => String(id) === entry);
  return reading(
    entries.filter(({ entry }) => held(entry)).map(({ entry }) => Number(entry)),
    ...entries
      .filter(({ entry }) => !held(entry))
      .map(({ at }) => ({ key: "field.invalid", field: `${field}[${at}]` }) as const),
  );
}

function tooMany(screenshots: readonly Screenshot[]): Problem[] {
  const { most } = submissionFields.screenshots;
  return screenshots.length > most
    ? [{ key: "screenshots.too_many", field: "screenshots", params: { most } }]
    : [];
}

/** Those that stay, in the order wished for, then the new ones in the order of their slots. */
export function readScreenshots(
  form: SubmissionForm,
  uploads: Uploads,
  was: readonly Screenshot[],
): Reading<readonly Screenshot[]> {
  const removed = readIds(form.remove_screenshots, "remove_screenshots", was);
  const order = readIds(form.screenshot_order, "screenshot_order", was);
  const place = ({ id }: Screenshot) =>
    order.value.includes(Number(id)) ? order.value.indexOf(Number(id)) : order.value.length;
  const kept = was
    .filter(({ id }) => !removed.value.includes(Number(id)))
    .toSorted((a, b) => place(a) - place(b));
  const added = (uploads["screenshots"] ?? [])
    .toSorted((a, b) => a.slot - b.slot)
    .map(({ key }) => ({ image: key }));
  const all = [...kept, ...added];
  return reading(all, ...removed.problems, ...order.problems, ...tooMany(all));
}
