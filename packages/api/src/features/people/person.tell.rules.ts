// What a host application reports about a company's people.
import { isEmail, type Person } from "@lanyard/contract";
import type { Db, Tx } from "../../platform/database/db.ts";
import {
  changedBy,
  differing,
  onWire,
  recordPerson,
  requireRoom,
  type Asker,
  type Permissions,
  type PersonRow,
  type Told,
} from "./person.rules.ts";
import * as store from "./person.store.ts";

interface Named extends Told {
  readonly user_id: string;
}

/** The person with this id, and another one with the address. */
async function findBoth(tx: Tx, companyId: number, userId: string, email: string | undefined) {
  const emails = email === undefined ? [] : [email.toLowerCase()];
  const found = await store.findPeople(tx, companyId, [userId], emails);
  const same = found.find((row) => row.userId === userId);
  return { same, holder: found.find((row) => row !== same) };
}

async function addTold(tx: Tx, asker: Asker, { user_id: userId, ...told }: Named) {
  await requireRoom(tx, asker.company, 1);
  const { name = "", email = "", department = "" } = told;
  const added = { userId, name, email, department, source: "host" as const };
  const [row] = await store.insertPeople(tx, asker.company.id, [added]);
  if (!row) throw new Error("the person was not stored");
  await recordPerson(tx, asker, "tell", row, {});
  return row;
}

async function tellOne(
  tx: Tx,
  asker: Asker,
  { user_id: userId, ...told }: Named,
  { move }: Permissions,
): Promise<PersonRow> {
  const { id } = asker.company;
  const address = told.email !== undefined && isEmail(told.email) ? told.email : undefined;
  const { same, holder } = await findBoth(tx, id, userId, address);
  // A person with an id generated here is the same person; anybody else keeps their address.
  const kept = holder?.userId.startsWith(store.ownIds) ? holder : undefined;
  const email = holder && !kept ? undefined : address;
  const before = same ?? kept;
  if (!before) return addTold(tx, asker, { ...told, user_id: userId, email });
  const after = {
    ...changedBy(before, { department: kept?.department || undefined, ...told, email }),
    userId,
    source: "host" as const,
  };
  // Both rows are the same person: the permissions move to the host's id, and the other row goes. With one row, its id
  // changes before the permissions move, because a database trigger adds a person for any unknown id.
  if (kept && same) {
    await move(tx, id, kept.userId, userId);
    await store.deletePeople(tx, id, [kept.userId]);
  }
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  await store.updatePeople(tx, [after]);
  if (kept && !same) await move(tx, id, kept.userId, userId);
  await recordPerson(tx, asker, "tell", before, { fields: differing(before, after) });
  return after;
}

/**
 * Adds and changes people as a host application reports them. A person of the list with the same e-mail address and an
 * id generated here gets the host's id, and keeps all permissions; an address of anybody else is not taken over.
 */
export const tellPeople = (
  db: Db,
  asker: Asker,
  told: readonly Named[],
  permissions: Permissions,
): Promise<Person[]> =>
  db.transaction(async (tx) => {
    await store.lockList(tx, asker.company.id);
    const answers: Person[] = [];
    for (const one of new Map(told.map((person) => [person.user_id, person])).values())
      answers.push(onWire(await tellOne(tx, asker, one, permissions)));
    return answers;
  });
