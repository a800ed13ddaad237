// Requests in the wire format, and the language of the answer to them.
import {
  defaultLanguage,
  isLanguage,
  type LanguageCode,
  type AdminRequest,
  type AdminRequestDetail,
} from "@lanyard/contract";
import { languageOfCountry } from "../company/company.language.rules.ts";
import { toInstant } from "../../platform/database/instant.ts";
import type { answersTo, AskedRow } from "./request.store.ts";

/** The visitor's own language; for a company, which never chose one, that of its country. */
export function languageOfAsker({ visitor, company }: AskedRow): LanguageCode {
  if (company) return languageOfCountry(company.country);
  const language = visitor?.language ?? "";
  return isLanguage(language) ? language : defaultLanguage;
}

export const emailOf = ({ visitor, company }: AskedRow): string =>
  visitor?.email ?? company?.email ?? "";
export const subjectOf = ({ visitor, product }: AskedRow): string =>
  visitor?.object ?? product?.name ?? "";
export const textOf = ({ visitor, message }: AskedRow): string =>
  visitor?.description ?? message ?? "";

export const onWire = (row: AskedRow): AdminRequest => ({
  request_id: row.id,
  kind: row.kind,
  state: row.state,
  subject: subjectOf(row),
  email: emailOf(row),
  name: row.company?.name ?? "",
  company_id: row.company?.id ?? null,
  product_id: row.product?.id ?? null,
  language: languageOfAsker(row),
  created_at: toInstant(row.createdAt),
  settled_by: row.settledBy ?? "",
  settled_at: row.settledAt && toInstant(row.settledAt),
  version: row.version,
});

export const detailOnWire = (
  row: AskedRow,
  answers: Awaited<ReturnType<typeof answersTo>>,
): AdminRequestDetail => ({
  ...onWire(row),
  text: textOf(row),
  answers: answers.map(({ text, username, createdAt }) => ({
    answer: text,
    username,
    at: toInstant(createdAt),
  })),
});
