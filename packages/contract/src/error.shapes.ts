// What a refused call answers: a text or a list of texts for people, and additive fields for machines.
import * as z from "zod/mini";
import { productDetail } from "./product/product.shapes.ts";
import { claim, lastMove } from "./review/queue.shapes.ts";
import { price } from "./wire.shapes.ts";

export const refusal = z.object({
  error: z.union([z.string(), z.array(z.string())]),
  /** Stable word for machines, e.g. `validation`, `state`, `not_found`. */
  code: z.optional(z.string()),
  /** The same problems with the wire field each is about, so that a form can show them in their place. */
  problems: z.optional(
    z.array(
      z.object({
        field: z.optional(z.string()),
        key: z.string(),
        /** What fills the gaps of the key's message; a value may be the key of another. */
        params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
        text: z.string(),
      }),
    ),
  ),
  /** The current price, when a payment named another one. */
  price: z.optional(price),
  /** The current build, when a save is refused because of its state or because it has changed since it was loaded. */
  build: z.optional(productDetail),
  /** Who has the build that somebody else wanted to claim. */
  claim: z.optional(claim),
  /** By whom, when and how a build was moved before, when a decision or a claim came too late. */
  last_move: z.optional(lastMove),
  /** To quote to support; also in the `x-request-id` header. */
  request_id: z.optional(z.string()),
});
export type Refusal = z.output<typeof refusal>;
