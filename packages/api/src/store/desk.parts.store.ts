// All licenses of a company, each part of them in order: for who reads them all, as a page at a time would sort all of
// them again for each page.
import type { Db } from "../database/db.ts";
import type { Place } from "../database/pages.ts";
import { readAtOnce, spansOf } from "./desk.span.store.ts";
import type { Holder } from "./desk.sql.ts";
import { selectAmong, type DeskQuery } from "./desk.store.ts";

/** As they all were at one moment; no statement reads more than a part. */
export const selectParts = (
  db: Db,
  company: Holder,
  query: DeskQuery,
  atOnce = readAtOnce,
): Promise<Place[][]> =>
  db.transaction(
    async (tx) => {
      const parts: Place[][] = [];
      for await (const span of spansOf(tx, company, atOnce))
        parts.push(await selectAmong(tx, company, query, { after: undefined, limit: null }, span));
      return parts;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
