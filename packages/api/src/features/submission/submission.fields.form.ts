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
import { isPlainlyPrivate } from "../webhook/public-address.rules.ts";
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

export const parseUrl = (
  name: FieldByKind<"url">,
  input: string | undefined,
  current: string,
): FieldResult<string> =>
  fieldResult(
    input ?? current,
    ...urlProblems({ [name]: input ?? "" }),
    ...(name === "webhook_url" && isPlainlyPrivate(input ?? "")
      ? [{ key: "link.private", field: name } as const]
      : []),
  );

export const parseFlag = (input: 0 | 1 | undefined, current: boolean): FieldResult<boolean> =>
  fieldResult(input === undefined ? current : input === 1);

const noFile: StoredFile = { key: "", name: "" };

/** A new file replaces the old one, even if the form also asks for its removal. */
export const applyFile = (
  uploads: readonly StoredUpload[] | undefined,
  remove: 0 | 1 | undefined,
  current: StoredFile,
): FieldResult<StoredFile> => {
  const [upload] = uploads ?? [];
  if (upload) return fieldResult({ key: upload.key, name: upload.name });
  return fieldResult(remove === 1 ? noFile : current);
};

export const applyImage = (
  uploads: readonly StoredUpload[] | undefined,
  remove: 0 | 1 | undefined,
  current: string,
): FieldResult<string> => fieldResult(uploads?.[0]?.key ?? (remove === 1 ? "" : current));

export function parseMenuEntry(
  input: SubmissionForm["menu_entry_id"],
  { menu }: LookupIds,
  current: Content["menu_entry_id"],
): FieldResult<Content["menu_entry_id"]> {
  if (input === undefined) return fieldResult(current);
  return input === null || menu.has(input)
    ? fieldResult(input)
    : fieldResult(current, { key: "menu_entry.unknown", field: "menu_entry_id" });
}

export function parseExpiration(
  input: SubmissionForm["expiration_id"],
  { expirations }: LookupIds,
  current: number,
): FieldResult<number> {
  if (input === undefined) return fieldResult(current);
  if (input === null)
    return fieldResult(current, { key: "expiration.required", field: "expiration_id" });
  return expirations.has(input)
    ? fieldResult(input)
    : fieldResult(current, { key: "expiration.unknown", field: "expiration_id" });
}

export function parseAmount(
  input: string | undefined,
  current: Content["price_amount"],
): FieldResult<Content["price_amount"]> {
  if (input === undefined) return fieldResult(current);
  const price = parsePrice(input);
  return "problem" in price ? fieldResult(current, price.problem) : fieldResult(price);
}

export function parseCurrency(input: string | undefined, current: string): FieldResult<string> {
  if (input === undefined) return fieldResult(current);
  if (input === "")
    return fieldResult(current, { key: "currency.required", field: "price_currency" });
  return isCurrency(input)
    ? fieldResult(input)
    : fieldResult(current, { key: "currency.unknown", field: "price_currency" });
}
