// Reads single fields of a saved form: the new value, or the current one if the field is missing or wrong, and the
// problems.
import {
  isCurrency,
  parsePrice,
  urlProblems,
  type FieldByKind,
  type Problem,
  type SubmissionForm,
} from "@lanyard/contract";
import type { StoredUpload } from "../../platform/files/uploads.ts";
import { isPlainlyPrivate } from "../notify/public-address.rules.ts";
import type { Content, StoredFile } from "./submission.content.ts";

export interface FieldResult<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** The ids of the lookup tables. */
export interface LookupIds {
  readonly menu: ReadonlySet<number>;
  readonly permissions: ReadonlySet<number>;
  readonly expirations: ReadonlySet<number>;
}

export const fieldResult = <Value>(
  value: Value,
  ...problems: readonly Problem[]
): FieldResult<Value> => ({
  value,
  problems,
});

export const readUrl = (
  name: FieldByKind<"url">,
  sent: string | undefined,
  current: string,
): FieldResult<string> =>
  fieldResult(
    sent ?? current,
    ...urlProblems({ [name]: sent ?? "" }),
    ...(name === "webhook_url" && isPlainlyPrivate(sent ?? "")
      ? [{ key: "link.private", field: name } as const]
      : []),
  );

export const readFlag = (sent: 0 | 1 | undefined, current: boolean): FieldResult<boolean> =>
  fieldResult(sent === undefined ? current : sent === 1);

const noFile: StoredFile = { key: "", name: "" };

/** A new file replaces the old one, even if the form also asks for its removal. */
export const readFile = (
  uploads: readonly StoredUpload[] | undefined,
  remove: 0 | 1 | undefined,
  current: StoredFile,
): FieldResult<StoredFile> => {
  const [sent] = uploads ?? [];
  if (sent) return fieldResult({ key: sent.key, name: sent.name });
  return fieldResult(remove === 1 ? noFile : current);
};

export const readImage = (
  uploads: readonly StoredUpload[] | undefined,
  remove: 0 | 1 | undefined,
  current: string,
): FieldResult<string> => fieldResult(uploads?.[0]?.key ?? (remove === 1 ? "" : current));

export function readMenuEntry(
  sent: SubmissionForm["menu_entry_id"],
  { menu }: LookupIds,
  current: Content["menu_entry_id"],
): FieldResult<Content["menu_entry_id"]> {
  if (sent === undefined) return fieldResult(current);
  return sent === null || menu.has(sent)
    ? fieldResult(sent)
    : fieldResult(current, { key: "menu_entry.unknown", field: "menu_entry_id" });
}

export function readExpiration(
  sent: SubmissionForm["expiration_id"],
  { expirations }: LookupIds,
  current: number,
): FieldResult<number> {
  if (sent === undefined) return fieldResult(current);
  if (sent === null)
    return fieldResult(current, { key: "expiration.required", field: "expiration_id" });
  return expirations.has(sent)
    ? fieldResult(sent)
    : fieldResult(current, { key: "expiration.unknown", field: "expiration_id" });
}

export function readAmount(
  sent: string | undefined,
  current: Content["price_amount"],
): FieldResult<Content["price_amount"]> {
  if (sent === undefined) return fieldResult(current);
  const price = parsePrice(sent);
  return "problem" in price ? fieldResult(current, price.problem) : fieldResult(price);
}

export function readCurrency(sent: string | undefined, current: string): FieldResult<string> {
  if (sent === undefined) return fieldResult(current);
  if (sent === "")
    return fieldResult(current, { key: "currency.required", field: "price_currency" });
  return isCurrency(sent)
    ? fieldResult(sent)
    : fieldResult(current, { key: "currency.unknown", field: "price_currency" });
}
