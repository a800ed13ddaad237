// What a refused call answers: a text or a list of texts for people, and additive fields for machines.
import * as z from "zod/mini";
import { productDetail } from "./product/product.shapes.ts";
import { price } from "./wire.shapes.ts";

export const refusal = z.object({
  error: z.union([z.string(), z.array(z.string())]),
  /** Stable word for machines, e.g. `validation`, `state`, `not_found`. */
  code: z.optional(z.string()),
  /** The same problems with the wire field each is about, so that a form can show them in their place. */
  problems: z.optional(
    z.array(z.object({ field: z.optional(z.string()), key: z.string(), text: z.string() })),
  ),
  /** Of a payment that named another price: the one that holds now. */
  price: z.optional(price),
  /** Of a save that the build's state, or a change since it was loaded, refuses: the build as it is now. */
  build: z.optional(productDetail),
  /** To quote to support; also in the `x-request-id` header. */
  request_id: z.optional(z.string()),
});
export type Refusal = z.output<typeof refusal>;
