// Reads one field of a saved form: the value it makes of what the build had, and what is wrong with what was sent.
import {
  isCurrency,
  readPrice,
  urlProblems,
  type FieldOf,
  type Problem,
  type SubmissionForm,
} from "@lanyard/contract";
import type { StoredUpload } from "../files/uploads.ts";
import type { Content, HeldFile } from "./submission.content.ts";

export interface Reading<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** The ids that the lookups hold. */
export interface Known {
  readonly menu: ReadonlySet<number>;
  readonly permissions: ReadonlySet<number>;
  readonly expirations: ReadonlySet<number>;
}

export const reading = <Value>(value: Value, ...problems: readonly Problem[]): Reading<Value> => ({
  value,
  problems,
});

export const readUrl = (
  name: FieldOf<"url">,
  sent: string | undefined,
  was: string,
): Reading<string> => reading(sent ?? was, ...urlProblems({ [name]: sent ?? "" }));

export const readFlag = (sent: 0 | 1 | undefined, was: boolean): Reading<boolean> =>
  reading(sent === undefined ? was : sent === 1);

const noFile: HeldFile = { key: "", name: "" };

/** A new file wins over the wish to remove the old one. */
export const readFile = (
  uploads: readonly StoredUpload[] | undefined,
  remove: 0 | 1 | undefined,
  was: HeldFile,
): Reading<HeldFile> => {
  const [sent] = uploads ?? [];
  if (sent) return reading({ key: sent.key, name: sent.name });
  return reading(remove === 1 ? noFile : was);
};

export const readImage = (
  uploads: readonly StoredUpload[] | undefined,
  remove: 0 | 1 | undefined,
  was: string,
): Reading<string> => reading(uploads?.[0]?.key ?? (remove === 1 ? "" : was));

export function readMenuEntry(
  sent: SubmissionForm["menu_entry_id"],
  { menu }: Known,
  was: Content["menu_entry_id"],
): Reading<Content["menu_entry_id"]> {
  if (sent === undefined) return reading(was);
  return sent === null || menu.has(sent)
    ? reading(sent)
    : reading(was, { key: "menu_entry.unknown", field: "menu_entry_id" });
}

export function readExpiration(
  sent: SubmissionForm["expiration_id"],
  { expirations }: Known,
  was: number,
): Reading<number> {
  if (sent === undefined) return reading(was);
  if (sent === null) return reading(was, { key: "expiration.required", field: "expiration_id" });
  return expirations.has(sent)
    ? reading(sent)
    : reading(was, { key: "expiration.unknown", field: "expiration_id" });
}

export function readAmount(
  sent: string | undefined,
  was: Content["price_amount"],
): Reading<Content["price_amount"]> {
  if (sent === undefined) return reading(was);
  const price = readPrice(sent);
  return "problem" in price ? reading(was, price.problem) : reading(price);
}

export function readCurrency(sent: string | undefined, was: string): Reading<string> {
  if (sent === undefined) return reading(was);
  if (sent === "") return reading(was, { key: "currency.required", field: "price_currency" });
  return isCurrency(sent)
    ? reading(sent)
    : reading(was, { key: "currency.unknown", field: "price_currency" });
}
