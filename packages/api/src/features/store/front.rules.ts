// The front page of the store: new, updated and most used products.
import { frontMost, type StoreFront } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import * as store from "./front.store.ts";
import { storeCards, type StoreViewer } from "./store.rules.ts";
import { listOffersByIds } from "./store.store.ts";

type Arrival = store.Arrival;

/** Ids of builds sorted by the given date, latest first. */
function latest(
  arrivals: readonly Arrival[],
  getDate: (arrival: Arrival) => number | null,
): number[] {
  const dated = arrivals.flatMap((arrival) => {
    const date = getDate(arrival);
    return date === null ? [] : [{ id: arrival.id, date }];
  });
  const sorted = dated.toSorted((a, b) => b.date - a.date || b.id - a.id);
  return [...new Set(sorted.map(({ id }) => id))].slice(0, frontMost);
}

/**
 * For a company, includes its private products, and lists what companies of its country use before what all companies
 * use.
 */
export async function readFront(context: Context, viewer: StoreViewer): Promise<StoreFront> {
  const { db } = context;
  const { company } = viewer;
  const arrivals = [
    ...(await store.publicArrivals(db)),
    ...(company ? await store.enabledArrivals(db, company.email) : []),
  ];
  const near = company ? await store.mostUsed(db, company, company.id) : [];
  const everywhere = await store.mostUsed(db, company, undefined);
  const rows = {
    new: latest(arrivals, ({ firstAt }) => firstAt),
    updated: latest(arrivals, ({ updatedAt }) => updatedAt),
    used: [...new Set([...near, ...everywhere])].slice(0, frontMost),
  };
  const builds = await listOffersByIds(db, company, [...new Set(Object.values(rows).flat())]);
  const cards = await storeCards(context, viewer, builds);
  const byBuild = new Map(cards.map((card) => [card.submission_id, card]));
  const row = (ids: readonly number[]) => ids.flatMap((id) => byBuild.get(id) ?? []);
  return { new: row(rows.new), updated: row(rows.updated), used: row(rows.used) };
}
