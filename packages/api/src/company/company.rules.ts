// Companies: who they are, and the tokens that an administrator issues and revokes.
import {
  isCountry,
  isEmail,
  toFlag,
  type Company as WireCompany,
  type CompanySelf,
  type Problem,
} from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Company, SignedIn } from "../shared/caller.ts";
import type { Db, Tx } from "../database/db.ts";
import { toInstant } from "../database/instant.ts";
import { refreshSkeletons } from "../database/refresh-skeletons.ts";
import { refusingTaken } from "../database/violation.ts";
import { hidesSomething, tidyName } from "../shared/skeletons.ts";
import { refuse } from "../shared/refuse.ts";
import { hashToken, newToken } from "../shared/tokens.ts";
import * as store from "./company.store.ts";

/** Undefined for a token that is unknown or revoked. */
export const companyOfToken = (db: Db, token: string): Promise<Company | undefined> =>
  store.findActiveByTokenHash(db, hashToken(token));

/** A company, active or not. */
export const companyOfId = (tx: Tx, id: number): Promise<Company | undefined> =>
  store.findCompany(tx, id);

/** A company as the wire shows it; never its token. */
export const onWire = (row: store.CompanyRow): WireCompany => ({
  company_id: row.id,
  name: row.name,
  email: row.email,
  country: row.country,
  active: toFlag(row.active),
  created_at: toInstant(row.createdAt),
});

/** What a company knows of itself. */
export async function selfOf(tx: Tx, { id }: Company): Promise<CompanySelf> {
  const row = await store.findCompany(tx, id);
  if (!row) throw refuse("unauthenticated", { key: "auth.company_token", field: "company_token" });
  const { company_id, name, email, country } = onWire(row);
  return { company_id, name, email, country };
}

export const companiesBelow = store.listCompanies;

interface NewCompany {
  readonly name: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string;
}

function* problemsOf({ name, email, country }: NewCompany): Generator<Problem> {
  if (name === "") yield { key: "company_name.required", field: "name" };
  else if (hidesSomething(name)) yield { key: "name.hidden", field: "name" };
  if (email === "") yield { key: "email.required", field: "email" };
  else if (!isEmail(email)) yield { key: "email.invalid", field: "email" };
  if (country === "") yield { key: "country.required", field: "country" };
  else if (!isCountry(country)) yield { key: "country.unknown", field: "country" };
}

const takenName: Problem = { key: "company_name.taken", field: "name" };
const taken: Readonly<Record<string, Problem>> = {
  companies_email_key: { key: "email.taken", field: "email" },
  companies_look_key: takenName,
  companies_look_with_l_key: takenName,
};

/** Updates the stored skeletons of names; answers how many look like an older one. */
export const refreshCompanySkeletons = (tx: Tx): Promise<number> =>
  refreshSkeletons(store.names(tx));

/** Creates a company and its token, which is shown only once. Refused: 422, one problem per field. */
export async function createCompany(db: Db, admin: SignedIn, input: NewCompany) {
  const { name, email, country } = input;
  const company = { name: tidyName(name), email, country: country.toUpperCase() };
  const problems = [...problemsOf(company)];
  if (problems.length > 0) throw refuse("validation", ...problems);
  const token = newToken();
  const row = await db.transaction(async (tx) => {
    const values = { ...company, tokenHash: hashToken(token) };
    const made = await refusingTaken(store.insertCompany(tx, values), taken);
    const { id } = made;
    await record(tx, { actor: admin, action: "create", subject: "company", id, after: made });
    return made;
  });
  return { ...onWire(row), company_token: token };
}

interface Decision {
  readonly admin: SignedIn;
  readonly companyId: number;
  readonly action: "token" | "deactivate";
}

/** Changes a company and records it in the audit log, unless nothing changes. Refused: `not_found`. */
const change = (db: Db, { admin, companyId, action }: Decision, changes: store.Changes) =>
  db.transaction(async (tx: Tx) => {
    const before = await store.lockCompany(tx, companyId);
    if (!before) throw refuse("not_found", { key: "company.not_found" });
    const same = Object.entries(changes).every(
      ([name, value]) => before[name as keyof store.Changes] === value,
    );
    if (same) return before;
    const after = await store.updateCompany(tx, companyId, changes);
    await record(tx, { actor: admin, action, subject: "company", id: companyId, before, after });
    return after;
  });

/** The old token ends at once; a deactivated company is active again. */
export async function reissueToken(db: Db, admin: SignedIn, companyId: number) {
  const token = newToken();
  const changes = { tokenHash: hashToken(token), active: true };
  const row = await change(db, { admin, companyId, action: "token" }, changes);
  return { ...onWire(row), company_token: token };
}

/** Its token ends at once; what it has licensed and paid stays on record. */
export const deactivate = async (
  db: Db,
  admin: SignedIn,
  companyId: number,
): Promise<WireCompany> =>
  onWire(await change(db, { admin, companyId, action: "deactivate" }, { active: false }));
