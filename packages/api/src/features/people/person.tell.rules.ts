// What a host application reports about a company's people.
import { isEmail, type Person } from "@lanyard/contract";
import type { Db, Tx } from "../../platform/database/db.ts";
import {
  applyUpdate,
  differing,
  onWire,
  recordPerson,
  requireRoom,
  type Asker,
  type Permissions,
  type PersonRow,
  type PersonUpdate,
} from "./person.rules.ts";
import * as store from "./person.store.ts";

interface HostPerson extends PersonUpdate {
  readonly user_id: string;
}

/** The person with this id, and another one with the address. */
async function findBoth(tx: Tx, companyId: number, userId: string, email: string | undefined) {
  const emails = email === undefined ? [] : [email.toLowerCase()];
  const rows = await store.findPeople(tx, companyId, [userId], emails);
  const same = rows.find((row) => row.userId === userId);
  return { same, holder: rows.find((row) => row !== same) };
}

async function addFromHost(tx: Tx, asker: Asker, { user_id: userId, ...person }: HostPerson) {
  await requireRoom(tx, asker.company, 1);
  const { name = "", email = "", department = "" } = person;
  const added = { userId, name, email, department, source: "host" as const };
  const [row] = await store.insertPeople(tx, asker.company.id, [added]);
  if (!row) throw new Error("the person was not stored");
  await recordPerson(tx, asker, "tell", row, {});
  return row;
}

async function tellOne(
  tx: Tx,
  asker: Asker,
  { user_id: userId, ...person }: HostPerson,
  { move }: Permissions,
): Promise<PersonRow> {
  const { id } = asker.company;
  const address = person.email !== undefined && isEmail(person.email) ? person.email : undefined;
  const { same, holder } = await findBoth(tx, id, userId, address);
  // A person with an id generated here is the same person; anybody else keeps their address.
  const generated = holder?.userId.startsWith(store.listIdPrefix) ? holder : undefined;
  const email = holder && !generated ? undefined : address;
  const before = same ?? generated;
  if (!before) return addFromHost(tx, asker, { ...person, user_id: userId, email });
  const after = {
    ...applyUpdate(before, { department: generated?.department || undefined, ...person, email }),
    userId,
    source: "host" as const,
  };
  // Both rows are the same person: the permissions move to the host's id, and the other row goes. With one row, its id
  // changes before the permissions move, because a database trigger adds a person for any unknown id.
  if (generated && same) {
    await move(tx, id, generated.userId, userId);
    await store.deletePeople(tx, id, [generated.userId]);
  }
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  await store.updatePeople(tx, [after]);
  if (generated && !same) await move(tx, id, generated.userId, userId);
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
  people: readonly HostPerson[],
  permissions: Permissions,
): Promise<Person[]> =>
  db.transaction(async (tx) => {
    await store.lockList(tx, asker.company.id);
    const answers: Person[] = [];
    for (const one of new Map(people.map((person) => [person.user_id, person])).values())
      answers.push(onWire(await tellOne(tx, asker, one, permissions)));
    return answers;
  });
