// The requests of visitors and companies in the database, with who sent them and about what.
import type { RequestKind, RequestState } from "@lanyard/contract";
import { and, asc, desc, eq, getTableColumns, inArray, lt, ne, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { companies } from "../company/company.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { matchPart } from "../../platform/database/match-part.ts";
import { products } from "../product/product.tables.ts";
import { proposals } from "../store/proposal.tables.ts";
import { enquiries } from "./enquiry.tables.ts";
import { requestAnswers, requests } from "./request.tables.ts";

export type RequestRow = typeof requests.$inferSelect;

export interface RequestFilter {
  /** Part of the searchable text (`words`). */
  readonly search: string | undefined;
  readonly kind: RequestKind | undefined;
  readonly state: RequestState | undefined;
}

/** Requests with their senders. Selects the rows first, so that only rows that are shown are joined. */
const selectWithSender = (tx: Tx, page: ReturnType<typeof selectPage>) =>
  tx
    .select({
      id: page.id,
      kind: page.kind,
      enquiryId: page.enquiryId,
      proposalId: page.proposalId,
      state: page.state,
      version: page.version,
      createdAt: page.createdAt,
      settledAt: page.settledAt,
      settledBy: users.username,
      visitor: {
        email: enquiries.email,
        object: enquiries.object,
        description: enquiries.description,
        language: enquiries.language,
      },
      company: {
        id: companies.id,
        name: companies.name,
        email: companies.email,
        country: companies.country,
      },
      product: { id: products.id, name: products.name },
      message: proposals.message,
    })
    .from(page)
    .leftJoin(enquiries, eq(enquiries.id, page.enquiryId))
    .leftJoin(proposals, eq(proposals.id, page.proposalId))
    .leftJoin(companies, eq(companies.id, proposals.companyId))
    .leftJoin(products, eq(products.id, proposals.productId))
    .leftJoin(users, eq(users.id, page.settledBy))
    .orderBy(desc(page.id));
export type RequestWithSender = Awaited<ReturnType<typeof selectWithSender>>[number];

const selectPage = (tx: Tx, where: ReturnType<typeof and>, limit: number) =>
  tx.select().from(requests).where(where).orderBy(desc(requests.id)).limit(limit).as("shown");

/** Requests with ids below `before`, newest first. */
export function listRequests(
  tx: Tx,
  { search, kind, state }: RequestFilter,
  before: number | undefined,
  limit: number,
) {
  const condition = and(
    before === undefined ? undefined : lt(requests.id, before),
    search ? matchPart(search, [requests.words]) : undefined,
    kind && eq(requests.kind, kind),
    state && eq(requests.state, state),
  );
  return selectWithSender(tx, selectPage(tx, condition, limit));
}

export const findRequest = async (tx: Tx, id: number): Promise<RequestWithSender | undefined> =>
  (await selectWithSender(tx, selectPage(tx, eq(requests.id, id), 1)))[0];

/** The answers to a request, oldest first. */
export const listAnswers = (tx: Tx, requestId: number) =>
  tx
    .select({ ...getTableColumns(requestAnswers), username: users.username })
    .from(requestAnswers)
    .innerJoin(users, eq(users.id, requestAnswers.answeredBy))
    .where(eq(requestAnswers.requestId, requestId))
    .orderBy(asc(requestAnswers.id));

/** The row, locked until the transaction ends. */
export const lockRequest = async (tx: Tx, id: number): Promise<RequestRow | undefined> =>
  (await tx.select().from(requests).where(eq(requests.id, id)).for("update"))[0];

/** The requests of these ids that are not closed, always locked in the order of their ids. */
export const lockUnclosed = (tx: Tx, ids: readonly number[]): Promise<RequestRow[]> =>
  tx
    .select()
    .from(requests)
    .where(and(inArray(requests.id, [...ids]), ne(requests.state, "closed")))
    .orderBy(asc(requests.id))
    .for("update");

export async function settle(
  tx: Tx,
  id: number,
  state: RequestState,
  settledBy: number,
): Promise<void> {
  await tx
    .update(requests)
    .set({ state, settledBy, settledAt: sql`now()`, version: sql`${requests.version} + 1` })
    .where(eq(requests.id, id));
}

export async function insertAnswer(
  tx: Tx,
  answer: Pick<typeof requestAnswers.$inferInsert, "requestId" | "text" | "answeredBy">,
): Promise<void> {
  await tx.insert(requestAnswers).values(answer);
}
