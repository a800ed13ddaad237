// Companies: who they are, and the tokens that an administrator issues and revokes.
import {
  isCountry,
  isEmail,
  toFlag,
  type Company as WireCompany,
  type Problem,
} from "@lanyard/contract";
import type { Company } from "../shared/auth.ts";
import type { Db } from "../shared/db.ts";
import { toInstant } from "../shared/instant.ts";
import { refuse } from "../shared/refuse.ts";
import { hashToken, newToken } from "../shared/tokens.ts";
import * as store from "./company.store.ts";

/** Undefined for a token that is unknown or revoked. */
export const companyOfToken = (db: Db, token: string): Promise<Company | undefined> =>
  store.findActiveByTokenHash(db, hashToken(token));

/** A company as the wire shows it; never its token. */
export const onWire = (row: store.CompanyRow): WireCompany => ({
  company_id: row.id,
  name: row.name,
  email: row.email,
  country: row.country,
  active: toFlag(row.active),
  created_at: toInstant(row.createdAt),
});

export const companiesBelow = store.listCompanies;

interface NewCompany {
  readonly name: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string;
}

function* problemsOf({ name, email, country }: NewCompany): Generator<Problem> {
  if (name === "") yield { key: "company_name.required", field: "name" };
  if (email === "") yield { key: "email.required", field: "email" };
  else if (!isEmail(email)) yield { key: "email.invalid", field: "email" };
  if (country === "") yield { key: "country.required", field: "country" };
  else if (!isCountry(country)) yield { key: "country.unknown", field: "country" };
}

/** A company and its token, which nobody can read again. Refused: 422, one problem per field. */
export async function createCompany(db: Db, wish: NewCompany) {
  const company = { ...wish, country: wish.country.toUpperCase() };
  const problems = [...problemsOf(company)];
  if (problems.length > 0) throw refuse("validation", ...problems);
  const token = newToken();
  const row = await store.insertCompany(db, { ...company, tokenHash: hashToken(token) });
  if (!row) throw refuse("validation", { key: "email.taken", field: "email" });
  return { ...onWire(row), company_token: token };
}

const orNotFound = (row: store.CompanyRow | undefined): store.CompanyRow => {
  if (!row) throw refuse("not_found", { key: "company.not_found" });
  return row;
};

/** The old token ends at once; a deactivated company is active again. */
export async function reissueToken(db: Db, companyId: number) {
  const token = newToken();
  const row = orNotFound(
    await store.updateCompany(db, companyId, { tokenHash: hashToken(token), active: true }),
  );
  return { ...onWire(row), company_token: token };
}

/** Its token ends at once; what it has licensed and paid stays on record. */
export const deactivate = async (db: Db, companyId: number): Promise<WireCompany> =>
  onWire(orNotFound(await store.updateCompany(db, companyId, { active: false })));
