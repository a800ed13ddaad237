// What happened to a product and its builds, for its owner and administrators.
import * as z from "zod/mini";
import { adminForm, call } from "../call.ts";
import { id, instant, pageQuery, pathId } from "../wire.shapes.ts";
import { fieldNames } from "./submission.fields.ts";
import { moves } from "./submission.lifecycle.ts";

/**
 * All moves, plus events without a move of their own: a product was created, a build added, an older build superseded, a
 * decision undone, an older build restored by that.
 */
export const historyActions = [...moves, "create", "add", "supersede", "undo", "restore"] as const;

export const historyEntry = z.object({
  history_id: id,
  at: instant,
  actor: z.object({
    role: z.enum(["creator", "admin", "server"]),
    /** The name at that time; empty once erased, and for the server. */
    name: z.string(),
  }),
  action: z.enum(historyActions),
  /** The build concerned; null for the product as a whole. */
  submission_id: z.nullable(id),
  /** The build's current version, or its version when it was removed. */
  version: z.string(),
  /** The changed fields, in the order of the editor. */
  fields: z.array(z.enum(fieldNames)),
  /** Why the build was rejected; empty otherwise, and once erased. */
  reason: z.string(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const productHistory = call({
  id: "submission.history",
  method: "GET",
  path: "/api/products/:product_id/history",
  who: "user",
  summary: "Lists the history of a product and its builds, newest first",
  params: z.object({ product_id: pathId }),
  query: pageQuery,
  output: z.array(historyEntry),
  paged: true,
  refusals: [404],
});
export const productHistoryAsAdmin = adminForm(productHistory);
