// Every move from every status by every person: the server allows exactly what the contract's table says.
import {
  applyMove,
  isMovePossible,
  mayMake,
  moves,
  statuses,
  transitions,
  type Move,
  type Status,
  type Refusal,
} from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completeBuild } from "../../../test/fixtures.ts";
import { people, testApp, type Person, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";
import { products } from "../product/product.tables.ts";
import { noParts, writeParts } from "./submission.parts.store.ts";
import { submissions } from "./submission.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Ids {
  readonly product: number;
  readonly build: number;
}

/** Inserts a complete build of the creator with this status. */
async function buildIn(status: Status): Promise<Ids> {
  const [product] = await app.db
    .insert(products)
    .values({ ownerId: app.userIds.creator, name: "Visits" })
    .returning();
  const complete = {
    version: "1.0.0",
    notes: "News",
    menuEntryId: 1,
    icon: "icon",
    banner: "banner",
    archive: "archive",
  };
  const [build] = await app.db
    .insert(submissions)
    .values({ ...complete, productId: product!.id, status })
    .returning();
  const texts = [{ languageId: 1, name: "Visite", description: "Chi entra" }];
  await writeParts(app.db, build!.id, noParts, { ...noParts, texts });
  return { product: product!.id, build: build!.id };
}

/** A build of the creator with this status, whose files the check can read. */
async function checkedIn(status: Status): Promise<Ids> {
  const creator = app.as("creator");
  const { body } = await creator.post("/api/products", { name: "Visits", kind: "app" });
  const ids = { product: body.id, build: body.submission_id };
  await creator.post(`${ownerPath(ids)}?require_review=0`, await completeBuild());
  await app.db.update(submissions).set({ status }).where(eq(submissions.id, ids.build));
  return ids;
}

/** The moves before which the check runs. */
const checked: readonly Move[] = ["send", "approve", "set_ready"];

async function statusNow(id: number): Promise<Status | "gone"> {
  const [row] = await app.db.select().from(submissions).where(eq(submissions.id, id));
  return row?.status ?? "gone";
}

type Request = (person: Person, ids: Ids) => Promise<Reply<Partial<Refusal>>>;
const ownerPath = ({ product, build }: Ids) =>
  `/api/products/${product}/submissions/${build}` as const;
const adminPath = ({ product, build }: Ids) =>
  `/api/admin/products/${product}/submissions/${build}` as const;
const pathFor = (person: Person, ids: Ids) =>
  person === "admin" ? adminPath(ids) : ownerPath(ids);
const decide =
  (decision: "approve" | "reject" | "ready" | "review" | "active", body?: object): Request =>
  (person, ids) =>
    app.as(person).post(`${adminPath(ids)}/${decision}`, body);

const requests: Record<Move, Request> = {
  save: (person, ids) =>
    app.as(person).post(`${pathFor(person, ids)}?require_review=0`, { notes: "Other news" }),
  send: (person, ids) => app.as(person).post(`${pathFor(person, ids)}?require_review=1`, {}),
  save_offer: (person, ids) =>
    app.as(person).post(`${pathFor(person, ids)}?require_review=0`, { is_private: 1 }),
  cancel: (person, ids) => app.as(person).post(`${ownerPath(ids)}/draft`),
  approve: decide("approve", { reject: false }),
  reject: decide("reject", { rejection_reason: "The icon is not yours." }),
  set_ready: decide("ready"),
  set_review: decide("review"),
  hide: (person, ids) => app.as(person).post(`${pathFor(person, ids)}/hidden`),
  enable: decide("active", { hidden: false }),
  add_build: (person, ids) => app.as(person).post(`/api/products/${ids.product}/submissions`),
  remove: (person, ids) => app.as(person).delete(pathFor(person, ids)),
};

const byAdminsOnly = (move: Move) =>
  (transitions[move].who as readonly string[]).every((who) => who === "admin");

function expected(status: Status, move: Move, person: Person): 200 | 403 | 404 | 409 {
  if (person !== "admin" && byAdminsOnly(move)) return 403;
  if (person === "other") return 404;
  if (!mayMake(move, { owner: person === "creator", admin: person === "admin" })) return 403;
  return isMovePossible(move, status) ? 200 : 409;
}

/** In a status that allows `save`, the request for `save_offer` is the one for `save`. */
const isAnotherMove = (status: Status, move: Move) =>
  move === "save_offer" && isMovePossible("save", status);

describe.each(statuses)("a build that is %s", (status) => {
  const cells = moves
    .filter((move) => !isAnotherMove(status, move))
    .flatMap((move) =>
      people.map((person) => [move, person, expected(status, move, person)] as const),
    );

  test.each(cells)("%s by %s: %i", async (move, person, code) => {
    const isChecked = code === 200 && checked.includes(move);
    const ids = await (isChecked ? checkedIn(status) : buildIn(status));
    const reply = await requests[move](person, ids);
    expect([reply.status, reply.body.error]).toEqual([
      code,
      code === 200 ? undefined : expect.any(String),
    ]);
    expect(await statusNow(ids.build)).toBe(code === 200 ? applyMove(status, move) : status);
    if (code !== 409) return;
    expect(reply.body.error).toContain(messages.en[`status.${status}`]);
    // When only price and publication can be saved, the message says so.
    const offerOnly = move === "save" && isMovePossible("save_offer", status);
    const actionName = move === "save_offer" ? "save" : move;
    expect(reply.body.error).toContain(
      offerOnly ? "only price and publication" : messages.en[`action.${actionName}`],
    );
  });
});

test("a refusal names status and action in the reader's language", async () => {
  const ids = await buildIn("hidden");
  const reply = await app
    .as("creator")
    .post(`${ownerPath(ids)}/draft`, {}, { "accept-language": "it" });
  expect(reply.body.error).toContain(messages.it["status.hidden"]);
  expect(reply.body.error).toContain(messages.it["action.cancel"]);
});

test("a build of another product is 404", async () => {
  const one = await buildIn("draft");
  const other = await buildIn("draft");
  const reply = await app
    .as("creator")
    .delete(ownerPath({ product: one.product, build: other.build }));
  expect(reply.status).toBe(404);
  expect(await statusNow(other.build)).toBe("draft");
});

test.each(["0", "abc", "1.5", "999999", "99999999999999999999"])("the id %s is 404", async (id) => {
  const ids = await buildIn("draft");
  const paths = [
    `/api/products/${ids.product}/submissions/${id}`,
    `/api/products/${id}/submissions/${ids.build}`,
  ];
  for (const path of paths) expect((await app.as("creator").get(path)).status).toBe(404);
});

test("every move needs a signed-in user", async () => {
  const ids = await buildIn("waiting_for_review");
  const replies = await Promise.all([
    app.as().post(`${ownerPath(ids)}?require_review=0`, {}),
    app.as().post(`${ownerPath(ids)}/draft`),
    app.as().post(`${ownerPath(ids)}/hidden`),
    app.as().delete(ownerPath(ids)),
    app.as().post(`/api/admin/products/${ids.product}/submissions/${ids.build}/approve`),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect(await statusNow(ids.build)).toBe("waiting_for_review");
});
