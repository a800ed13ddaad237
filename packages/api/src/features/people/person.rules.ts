// The people of a company: those on its list, and those that its host application or a permission named.
import { randomInt } from "node:crypto";
import {
  isEmail,
  personLimits,
  type AuditVerb,
  type LanguageCode,
  type Person,
  type Problem,
} from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { Place } from "../../platform/database/pages.ts";
import { splitWords } from "../../platform/database/windows.ts";
import { refuseDuplicates } from "../../platform/database/violation.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { refuse } from "../../platform/refuse.ts";
import * as store from "./person.store.ts";

export type PersonRow = store.PersonRow;

/** An app of which a company has a license. */
export interface CompanyApp {
  readonly productId: number;
  readonly licenseId: number;
  /** In the reader's language. */
  readonly name: string;
  /** In all its languages. */
  readonly names: readonly string[];
  /** Whether there is any permission that people can be given now. */
  readonly gives: boolean;
}
export interface Grant {
  readonly userId: string;
  readonly permissionId: number;
}
/** An app whose permissions stay as they are until the end of the transaction. */
export interface OpenApp {
  /** The permissions that the app asks for and that people can be given. */
  readonly grantable: readonly number[];
  /** False when the license is unpaid or expired: the permissions cannot change. */
  readonly usable: boolean;
  readonly grants: readonly Grant[];
  /** Writes and records the changes. */
  readonly change: (
    asker: Asker,
    removed: readonly Grant[],
    added: readonly Grant[],
  ) => Promise<unknown>;
}

/** Passed in by the app, because the room of permissions depends on this one. */
export interface Permissions {
  /** The company's apps, newest license first. */
  readonly listApps: (
    tx: Tx,
    company: Company,
    language: LanguageCode,
  ) => Promise<readonly CompanyApp[]>;
  /** The permissions that these people have under these licenses. */
  readonly listGrants: (
    tx: Tx,
    licenseIds: readonly number[],
    userIds: readonly string[],
  ) => Promise<readonly (Grant & { readonly licenseId: number })[]>;
  /** Locks the company's licenses of these products. */
  readonly openApps: (
    tx: Tx,
    company: Company,
    productIds: readonly number[],
  ) => Promise<ReadonlyMap<number, OpenApp>>;
  /** Removes all permissions of these people; resolves with how many there were. */
  readonly takeAll: (tx: Tx, companyId: number, userIds: readonly string[]) => Promise<number>;
  /** Moves a person's permissions to another id of the same person. */
  readonly move: (tx: Tx, companyId: number, from: string, to: string) => Promise<void>;
}

/** The caller; its user token is recorded with every change. */
export interface Asker {
  readonly company: Company;
  readonly userToken: string | null | undefined;
}

export interface PeopleQuery {
  readonly search: string;
  readonly department?: string | undefined;
}
export const toFilter = ({ search, department }: PeopleQuery): store.PeopleFilter => ({
  words: splitWords(search),
  department,
});

/** A person in the wire format. */
export const onWire = ({ userId, name, email, department, source }: PersonRow): Person => ({
  user_id: userId,
  name,
  email,
  department,
  source,
});
/** The position in the list after which the next page begins. */
export const toPlace = ({ id, sortName: key }: PersonRow): Place => ({ id, key });

export const listPeople = (
  tx: Tx,
  company: Company,
  query: PeopleQuery,
  page: { readonly behind: Place | undefined; readonly limit: number },
): Promise<PersonRow[]> => store.listPeople(tx, company.id, toFilter(query), page);

/** The ids of all people that match. */
export const idsOfPeople = (tx: Tx, company: Company, query: PeopleQuery): Promise<string[]> =>
  store.idsOfPeople(tx, company.id, toFilter(query));

export async function listDepartments(tx: Tx, company: Company) {
  const [people, departments] = [
    await store.countPeople(tx, company.id),
    await store.listDepartments(tx, company.id, personLimits.departments),
  ];
  return { people, departments };
}

const letters = "abcdefghijkmnpqrstuvwxyz23456789";
/** An id for a person whom no host application knows yet. */
export const newUserId = (): string =>
  store.listIdPrefix +
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join("");

/** The problems of the unique indexes, for a write that loses against a simultaneous one. */
export const takenProblems = (email: string): Readonly<Record<string, Problem>> => ({
  people_user_key: { key: "person_id.taken", field: "user_id" },
  people_email_key: { key: "person_email.taken", field: "email", params: { email } },
});

function requireWhole({ name, email }: Pick<Person, "name" | "email">): void {
  if (name === "" && email === "")
    throw refuse("validation", { key: "person.unnamed", field: "name" });
  if (email !== "" && !isEmail(email))
    throw refuse("validation", { key: "email.invalid", field: "email" });
}

/** Refused: `validation` when the list would exceed its limit. Call it with the list locked. */
export async function requireRoom(tx: Tx, company: Company, added: number): Promise<void> {
  const { people: most } = personLimits;
  if (added > 0 && (await store.countPeople(tx, company.id)) + added > most)
    throw refuse("validation", { key: "people.too_many", params: { most } });
}

/**
 * Refused: `validation` when the list has no room for the ids that are not on it yet. If there are any, this locks the
 * list, so call it before taking other locks.
 */
export async function requireRoomForIds(
  tx: Tx,
  company: Company,
  userIds: readonly string[],
): Promise<void> {
  const unknown = () => store.countUnknown(tx, company.id, userIds);
  if (userIds.length === 0 || (await unknown()) === 0) return;
  await store.lockList(tx, company.id);
  await requireRoom(tx, company, await unknown());
}

/** Records a person in the audit log by number only, so that no personal data stays when the person is removed. */
export const recordPerson = (
  tx: Tx,
  { company, userToken }: Asker,
  action: AuditVerb<"person">,
  { id }: PersonRow,
  fields: Readonly<Record<string, unknown>>,
) =>
  record(tx, {
    actor: company,
    action,
    subject: "person",
    id,
    after: { ...fields, changedBy: userToken ?? undefined },
  });

interface NewPerson extends Pick<Person, "name" | "email" | "department"> {
  readonly user_id?: string | undefined;
}

/**
 * Adds a person to the list. Refused: `validation` without a name and an address, and when the id or the address
 * belongs to somebody else.
 */
export const addPerson = (db: Db, asker: Asker, { user_id: requestedId, ...person }: NewPerson) =>
  db.transaction(async (tx) => {
    requireWhole(person);
    await store.lockList(tx, asker.company.id);
    await requireRoom(tx, asker.company, 1);
    const added = { ...person, userId: requestedId ?? newUserId(), source: "list" as const };
    const [row] = await refuseDuplicates(
      store.insertPeople(tx, asker.company.id, [added]),
      takenProblems(person.email),
    );
    if (!row) throw new Error("the person was not stored");
    await recordPerson(tx, asker, "add", row, {});
    return onWire(row);
  });

export type PersonUpdate = {
  readonly [Field in "name" | "email" | "department"]?: string | undefined;
};

/** The fields that were sent and differ. */
export const differing = (before: PersonRow, update: PersonUpdate) =>
  (["name", "email", "department"] as const).filter(
    (field) => update[field] !== undefined && update[field] !== before[field],
  );
export const applyUpdate = (before: PersonRow, update: PersonUpdate): PersonRow => ({
  ...before,
  name: update.name ?? before.name,
  email: update.email ?? before.email,
  department: update.department ?? before.department,
});

/** Changes a person. Refused: `not_found`; `validation` as for a new person. */
export const changePerson = (db: Db, asker: Asker, userId: string, update: PersonUpdate) =>
  db.transaction(async (tx) => {
    await store.lockList(tx, asker.company.id);
    const [before] = await store.findPeople(tx, asker.company.id, [userId], []);
    if (!before) throw refuse("not_found", { key: "person.not_found" });
    const fields = differing(before, update);
    if (fields.length === 0) return onWire(before);
    const after = applyUpdate(before, update);
    requireWhole(after);
    await refuseDuplicates(store.updatePeople(tx, [after]), takenProblems(after.email));
    await recordPerson(tx, asker, "change", before, { fields });
    return onWire(after);
  });

/** Removes people with their permissions; only their numbers stay in the audit log. */
export const removePeople = (
  db: Db,
  asker: Asker,
  userIds: readonly string[],
  { takeAll }: Permissions,
) =>
  db.transaction(async (tx) => {
    const { id } = asker.company;
    await store.lockList(tx, id);
    const permissions = await takeAll(tx, id, userIds);
    const deleted = await store.deletePeople(tx, id, userIds);
    for (const row of deleted) await recordPerson(tx, asker, "remove", row, {});
    return { people: deleted.length, permissions };
  });
