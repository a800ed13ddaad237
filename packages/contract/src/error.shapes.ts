// The response to a refused call: a text or a list of texts for people, plus optional fields for programs.
import * as z from "zod/mini";
import { productDetail } from "./product/product.shapes.ts";
import { claim, lastMove } from "./review/queue.shapes.ts";
import { finding } from "./preflight/preflight.shapes.ts";
import { id, price } from "./wire.shapes.ts";

export const refusal = z.object({
  error: z.union([z.string(), z.array(z.string())]),
  /** Stable code for programs, e.g. `validation`, `state`, `not_found`. */
  code: z.optional(z.string()),
  /** The same problems, each with its wire field, so that a form can show it next to the field. */
  problems: z.optional(
    z.array(
      z.object({
        field: z.optional(z.string()),
        key: z.string(),
        /** The values of the message's placeholders; a value may itself be a message key. */
        params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
        text: z.string(),
      }),
    ),
  ),
  /** The current price, when a payment named a different one. */
  price: z.optional(price),
  /** The current price of each line of a payment of several licenses that named a different one. */
  prices: z.optional(
    z.array(
      z.extend(price, {
        product_id: id,
        /** In the reader's language. */
        expiration_name: z.string(),
      }),
    ),
  ),
  /**
   * The current build, when a save is refused because of the build's state or because the build has changed since it
   * was loaded.
   */
  build: z.optional(productDetail),
  /** The existing claim, when somebody else tries to claim the build. */
  claim: z.optional(claim),
  /** The build's last move (who, when, which), when a decision or a claim came too late. */
  last_move: z.optional(lastMove),
  /** All findings of the check, when a finding keeps a build from being sent or approved. */
  findings: z.optional(z.array(finding)),
  /** To quote to support; also in the `x-request-id` header. */
  request_id: z.optional(z.string()),
});
export type Refusal = z.output<typeof refusal>;
