// Reads the lists of a saved form: languages, permissions, enabled accounts, screenshots.
import {
  isEmail,
  languages,
  submissionFields,
  type LanguageCode,
  type Problem,
  type SubmissionForm,
} from "@lanyard/contract";
import type { Uploads } from "../../platform/files/uploads.ts";
import type { Screenshot } from "./submission.build.store.ts";
import { getLanguageId, selectText } from "../product/product.texts.rules.ts";
import type { Text } from "../product/product.text.ts";
import { fieldResult, type LookupIds, type FieldResult } from "./submission.fields.form.ts";

const filled = (entries: readonly string[]) =>
  entries
    .map((entry, index) => ({ entry: entry.trim(), index }))
    .filter(({ entry }) => entry !== "" && entry !== "0");

/** The keys of `languages` become the supported languages; a missing name or description keeps its value. */
function parseLanguages(
  input: NonNullable<SubmissionForm["languages"]>,
  current: readonly Text[],
): FieldResult<readonly Text[]> {
  const ids = Object.keys(input);
  const unknown = ids.filter((id) => !languages.some((language) => String(language.id) === id));
  const texts = languages.flatMap(({ id }) => {
    const text = input[String(id)];
    const stored = current.find(({ languageId }) => languageId === id);
    const { name = stored?.name ?? "", description = stored?.description ?? "" } = text ?? {};
    return text ? { languageId: id, name, description } : [];
  });
  return fieldResult(
    texts,
    ...(ids.length === 0 ? [{ key: "language.required", field: "languages" } as const] : []),
    ...unknown.map((id) => ({ key: "language.unknown", field: `languages[${id}]` }) as const),
  );
}

/** Applies `name` and `description` to the text that the sender sees. */
function parseVisibleText(
  { name, description }: SubmissionForm,
  sender: LanguageCode,
  current: readonly Text[],
): FieldResult<readonly Text[]> {
  const visible = selectText(current, sender) ?? {
    languageId: getLanguageId(sender),
    name: "",
    description: "",
  };
  const { languageId } = visible;
  return fieldResult(
    [
      ...current.filter((text) => text.languageId !== languageId),
      { languageId, name: name ?? visible.name, description: description ?? visible.description },
    ].toSorted((a, b) => a.languageId - b.languageId),
  );
}

export function parseTexts(
  form: SubmissionForm,
  sender: LanguageCode,
  current: readonly Text[],
): FieldResult<readonly Text[]> {
  if (form.languages) return parseLanguages(form.languages, current);
  if (form.name === undefined && form.description === undefined) return fieldResult(current);
  return parseVisibleText(form, sender, current);
}

/** Drops blank entries, zeros and duplicates. */
export function parsePermissions(
  input: readonly string[] | undefined,
  { permissions }: LookupIds,
  current: readonly number[],
): FieldResult<readonly number[]> {
  if (!input) return fieldResult(current);
  const entries = filled(input);
  return fieldResult(
    [...new Set(entries.map(({ entry }) => Number(entry)))].toSorted((a, b) => a - b),
    ...entries
      .filter(({ entry }) => !permissions.has(Number(entry)))
      .map(
        ({ index: at }) => ({ key: "permission.unknown", field: `permissions[${at}]` }) as const,
      ),
  );
}

/** Drops blank entries, and e-mails that are repeated in any case. */
export function parseAccounts(
  input: readonly string[] | undefined,
  current: readonly string[],
): FieldResult<readonly string[]> {
  if (!input) return fieldResult(current);
  const entries = input
    .map((text, index) => ({ email: text.trim(), index }))
    .filter(({ email }) => email !== "");
  const lowerCase = entries.map(({ email }) => email.toLowerCase());
  return fieldResult(
    entries
      .filter(
        ({ email }, index) => isEmail(email) && lowerCase.indexOf(email.toLowerCase()) === index,
      )
      .map(({ email }) => email),
    ...entries
      .filter(({ email }) => !isEmail(email))
      .map(
        ({ email, index: at }) =>
          ({ key: "account.invalid", field: `company_token[${at}]`, params: { email } }) as const,
      ),
  );
}

/** The ids that the build has as screenshots; each other id is a problem. */
function parseIds(
  input: readonly string[] | undefined,
  field: string,
  current: readonly Screenshot[],
): FieldResult<readonly number[]> {
  const entries = filled(input ?? []);
  const exists = (entry: string) => current.some(({ id }) => String(id) === entry);
  return fieldResult(
    entries.filter(({ entry }) => exists(entry)).map(({ entry }) => Number(entry)),
    ...entries
      .filter(({ entry }) => !exists(entry))
      .map(({ index: at }) => ({ key: "field.invalid", field: `${field}[${at}]` }) as const),
  );
}

function tooMany(screenshots: readonly Screenshot[]): Problem[] {
  const { most } = submissionFields.screenshots;
  return screenshots.length > most
    ? [{ key: "screenshots.too_many", field: "screenshots", params: { most } }]
    : [];
}

/** The remaining screenshots in the order of the form, then the new ones in the order of their slots. */
export function parseScreenshots(
  form: SubmissionForm,
  uploads: Uploads,
  current: readonly Screenshot[],
): FieldResult<readonly Screenshot[]> {
  const removed = parseIds(form.remove_screenshots, "remove_screenshots", current);
  const order = parseIds(form.screenshot_order, "screenshot_order", current);
  const getPosition = ({ id }: Screenshot) =>
    order.value.includes(Number(id)) ? order.value.indexOf(Number(id)) : order.value.length;
  const remaining = current
    .filter(({ id }) => !removed.value.includes(Number(id)))
    .toSorted((a, b) => getPosition(a) - getPosition(b));
  const added = (uploads["screenshots"] ?? [])
    .toSorted((a, b) => a.slot - b.slot)
    .map(({ key }) => ({ image: key }));
  const all = [...remaining, ...added];
  return fieldResult(all, ...removed.problems, ...order.problems, ...tooMany(all));
}
