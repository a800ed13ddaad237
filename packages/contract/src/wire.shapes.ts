// Basic schemas that all parts of the contract use: ids, flags, money, dates, pages.
import * as z from "zod/mini";
import { toFlag, type Flag } from "./flag.ts";

/** Opaque to clients; numbers on this server. */
export const id = z.int().check(z.positive());
/** An id in a path; the server answers 404 for a malformed one. */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform((text: string) => Number(text)),
);
export const flag = z.literal([0, 1]);
/** The accepted spellings of a boolean, the same in JSON, forms and queries; any other value is refused. */
const yes = [1, true, "1", "true"] as const;
const no = [0, false, "0", "false"] as const;
export const flagField = z.pipe(
  z.literal([...yes, ...no]),
  z.transform((input): Flag => toFlag((yes as readonly unknown[]).includes(input))),
);
export const noField = z.literal([...no]);
/** ISO 8601, UTC. */
export const instant = z.iso.datetime();
/** In major currency units with at most two decimals, e.g. 12.5. */
export const money = z.number();

/** The price and length of a contract. */
export const price = z.object({
  price_amount: money,
  price_currency: z.string(),
  expiration_id: id,
});
export type Price = z.output<typeof price>;

export const pageQuery = z.strictObject({
  limit: z.optional(
    z.pipe(z.union([z.string().check(z.regex(/^\d{1,4}$/)), z.int()]), z.transform(Number)),
  ),
  /** Long enough for a cursor that encodes the longest person id. */
  cursor: z.optional(z.string().check(z.maxLength(1_200))),
});

/** A whole number that a form may send as text. */
export const numberField = (pattern: RegExp) =>
  z.pipe(
    z.union([
      z.int().check(z.refine((value) => pattern.test(String(value)))),
      z.string().check(z.regex(pattern)),
    ]),
    z.transform(Number),
  );
export const ok = z.object({ ok: z.literal(true) });
