// Companies: their data, and the tokens that an administrator issues and revokes.
import {
  isCountry,
  isEmail,
  toFlag,
  type Company as WireCompany,
  type CompanyDetail,
  type CompanySelf,
  type GraceHours,
  type Problem,
} from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Company, SignedIn } from "../../platform/identity/caller.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { refreshSkeletons } from "../../platform/database/refresh-skeletons.ts";
import { refuseDuplicates } from "../../platform/database/violation.ts";
import { hidesSomething, tidyName } from "../../platform/text/skeletons.ts";
import { refuse } from "../../platform/refuse.ts";
import { hashToken, newToken } from "../../platform/identity/tokens.ts";
import * as store from "./company.store.ts";
import * as tokens from "./company.token.store.ts";

/** The company with this token; undefined for a token that is unknown, revoked, or replaced and expired. */
export async function companyOfToken(db: Db, token: string): Promise<Company | undefined> {
  const tokenHash = hashToken(token);
  const row =
    (await tokens.findActiveByTokenHash(db, tokenHash)) ??
    (await tokens.findActiveByFormerHash(db, tokenHash));
  if (!row) return undefined;
  const { isNew, ...company } = row;
  if (isNew) await tokens.noteVisit(db, company.id);
  return company;
}

/** A company, active or not. */
export const companyOfId = (tx: Tx, id: number): Promise<Company | undefined> =>
  store.findCompany(tx, id);

/** A company in the wire format, which never contains its token. */
export const onWire = (row: store.CompanyWithVisit): WireCompany => ({
  company_id: row.id,
  name: row.name,
  email: row.email,
  country: row.country,
  active: toFlag(row.active),
  created_at: toInstant(row.createdAt),
  last_seen_at: row.seenAt && toInstant(row.seenAt),
  former_token_until: row.formerUntil && toInstant(row.formerUntil),
});

const notFound = () => refuse("not_found", { key: "company.not_found" });

async function readCompany(tx: Tx, id: number): Promise<WireCompany> {
  const row = await store.findWithVisit(tx, id);
  if (!row) throw notFound();
  return onWire(row);
}

/** A company, with the number of people on its list. Refused: `not_found`. */
export const companyDetail = async (tx: Tx, id: number): Promise<CompanyDetail> => ({
  ...(await readCompany(tx, id)),
  people: await store.countPeople(tx, id),
});

/** The data that a company may read about itself. */
export async function readSelf(tx: Tx, { id }: Company): Promise<CompanySelf> {
  const row = await store.findCompany(tx, id);
  if (!row) throw refuse("unauthenticated", { key: "auth.company_token", field: "company_token" });
  const { name, email, country } = row;
  return { company_id: row.id, name, email, country };
}

export const companiesBelow = store.listCompanies;

interface NewCompany {
  readonly name: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string;
}

function* listProblems({ name, email, country }: NewCompany): Generator<Problem> {
  if (name === "") yield { key: "company_name.required", field: "name" };
  else if (hidesSomething(name)) yield { key: "name.hidden", field: "name" };
  if (email === "") yield { key: "email.required", field: "email" };
  else if (!isEmail(email)) yield { key: "email.invalid", field: "email" };
  if (country === "") yield { key: "country.required", field: "country" };
  else if (!isCountry(country)) yield { key: "country.unknown", field: "country" };
}

const nameProblem: Problem = { key: "company_name.taken", field: "name" };
const uniqueProblems: Readonly<Record<string, Problem>> = {
  companies_email_key: { key: "email.taken", field: "email" },
  companies_look_key: nameProblem,
  companies_look_with_l_key: nameProblem,
};

/** Updates the stored skeletons of names; returns how many look like an older one. */
export const refreshCompanySkeletons = (tx: Tx): Promise<number> =>
  refreshSkeletons(store.names(tx));

/** Creates a company and its token, which is shown only once. Refused: 422, one problem per field. */
export async function createCompany(db: Db, admin: SignedIn, input: NewCompany) {
  const { name, email, country } = input;
  const company = { name: tidyName(name), email, country: country.toUpperCase() };
  const problems = [...listProblems(company)];
  if (problems.length > 0) throw refuse("validation", ...problems);
  const token = newToken();
  const row = await db.transaction(async (tx) => {
    const values = { ...company, tokenHash: hashToken(token) };
    const created = await refuseDuplicates(store.insertCompany(tx, values), uniqueProblems);
    const { id } = created;
    await record(tx, { actor: admin, action: "create", subject: "company", id, after: created });
    return created;
  });
  return { ...onWire({ ...row, seenAt: null, formerUntil: null }), company_token: token };
}

interface Decision {
  readonly admin: SignedIn;
  readonly companyId: number;
}

/** Gives a company a new token. A deactivated company becomes active again, and its earlier tokens stay invalid. */
async function replaceToken(
  tx: Tx,
  { admin, companyId }: Decision,
  tokenHash: string,
  hours: GraceHours,
): Promise<WireCompany> {
  const before = await store.lockCompany(tx, companyId);
  if (!before) throw notFound();
  // Tokens that were replaced earlier keep their end time, unless the administrator ends everything now.
  if (hours === 0 || !before.active) await tokens.endFormerTokens(tx, companyId);
  if (hours > 0 && before.active) await tokens.keepToken(tx, companyId, before.tokenHash, hours);
  const after = await store.updateCompany(tx, companyId, { tokenHash, active: true });
  const company = await readCompany(tx, companyId);
  await record(tx, {
    actor: admin,
    action: "token",
    subject: "company",
    id: companyId,
    before,
    after: { ...after, formerTokenUntil: company.former_token_until ?? undefined },
  });
  return company;
}

/** Issues a new token. The old one ends at once, or works for some hours beside it. Refused: `not_found`. */
export async function reissueToken(db: Db, decision: Decision, hours: GraceHours) {
  const token = newToken();
  const company = await db.transaction((tx) => replaceToken(tx, decision, hashToken(token), hours));
  return { ...company, company_token: token };
}

/** Deactivates a company: its tokens end at once; its licenses and payments stay on record. Refused: `not_found`. */
export const deactivate = (db: Db, { admin, companyId }: Decision): Promise<WireCompany> =>
  db.transaction(async (tx) => {
    const before = await store.lockCompany(tx, companyId);
    if (!before) throw notFound();
    if (before.active) {
      const after = await store.updateCompany(tx, companyId, { active: false });
      await tokens.endFormerTokens(tx, companyId);
      const action = "deactivate";
      await record(tx, { actor: admin, action, subject: "company", id: companyId, before, after });
    }
    return readCompany(tx, companyId);
  });
