// All licenses of a company in sorted parts, for callers that read them all: reading page by page would sort all
// licenses again for each page.
import type { Db } from "../../../platform/database/db.ts";
import type { Place } from "../../../platform/database/pages.ts";
import { defaultSpanSize, listSpans } from "./list.span.store.ts";
import type { Holder } from "./list.sql.ts";
import { selectAmong, type LicenseQuery } from "./list.store.ts";

/** Reads all parts from one snapshot; no statement reads more than one part. */
export const selectParts = (
  db: Db,
  company: Holder,
  query: LicenseQuery,
  size = defaultSpanSize,
): Promise<Place[][]> =>
  db.transaction(
    async (tx) => {
      const parts: Place[][] = [];
      for await (const span of listSpans(tx, company, size))
        parts.push(await selectAmong(tx, company, query, { after: undefined, limit: null }, span));
      return parts;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
