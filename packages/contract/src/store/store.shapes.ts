// The store's front page and the counts of its filter.
import * as z from "zod/mini";
import { storeCard } from "../license/license.shapes.ts";
import { id } from "../wire.shapes.ts";

/** Rows of at most `frontMost` cards. */
export const storeFront = z.object({
  /** Came on sale for the first time, newest first. */
  new: z.array(storeCard),
  /** A newer version came on sale, newest first. */
  updated: z.array(storeCard),
  /** Installed by most companies in the last `usedDays` days. */
  used: z.array(storeCard),
});
export type StoreFront = z.output<typeof storeFront>;

/** Product counts, each up to `storeCountMost` + 1. */
export const storeCounts = z.object({
  all: z.int(),
  entries: z.array(z.object({ menu_entry_id: id, count: z.int() })),
});
export type StoreCounts = z.output<typeof storeCounts>;
