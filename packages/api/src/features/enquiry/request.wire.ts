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
import type { listAnswers, RequestWithSender } from "./request.store.ts";

/** The visitor's own language; for a company, which never chose one, that of its country. */
export function languageOfAsker({ visitor, company }: RequestWithSender): LanguageCode {
  if (company) return languageOfCountry(company.country);
  const language = visitor?.language ?? "";
  return isLanguage(language) ? language : defaultLanguage;
}

export const getEmail = ({ visitor, company }: RequestWithSender): string =>
  visitor?.email ?? company?.email ?? "";
export const getSubject = ({ visitor, product }: RequestWithSender): string =>
  visitor?.object ?? product?.name ?? "";
export const getText = ({ visitor, message }: RequestWithSender): string =>
  visitor?.description ?? message ?? "";

export const onWire = (row: RequestWithSender): AdminRequest => ({
  request_id: row.id,
  kind: row.kind,
  state: row.state,
  subject: getSubject(row),
  email: getEmail(row),
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
  row: RequestWithSender,
  answers: Awaited<ReturnType<typeof listAnswers>>,
): AdminRequestDetail => ({
  ...onWire(row),
  text: getText(row),
  answers: answers.map(({ text, username, createdAt }) => ({
    answer: text,
    username,
    at: toInstant(createdAt),
  })),
});
