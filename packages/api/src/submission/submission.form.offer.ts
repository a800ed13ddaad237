// Price and publication of a saved form.
import {
  freeExpirationId,
  freePrice,
  isCurrency,
  readPrice,
  type Problem,
  type SubmissionForm,
} from "@lanyard/contract";
import type { Content } from "./submission.content.ts";

/** The ids that the lookups hold. */
export interface Known {
  readonly menu: ReadonlySet<number>;
  readonly permissions: ReadonlySet<number>;
  readonly expirations: ReadonlySet<number>;
}

export type Filled<K extends keyof Content> = Pick<Content, K>;

/** Fields that are wrong stay as they were, and are problems. */
export function readOffer(
  form: SubmissionForm,
  known: Known,
  problems: Problem[],
  was: Content,
): Filled<"priceCents" | "priceCurrency" | "expirationId" | "isPrivate"> {
  let { priceCents, priceCurrency, expirationId } = was;
  if (form.price_amount !== undefined) {
    const price = readPrice(form.price_amount);
    if ("problem" in price) problems.push(price.problem);
    else priceCents = price.cents;
  }
  if (form.price_currency === "")
    problems.push({ key: "currency.required", field: "price_currency" });
  else if (form.price_currency !== undefined && !isCurrency(form.price_currency))
    problems.push({ key: "currency.unknown", field: "price_currency" });
  else priceCurrency = form.price_currency ?? priceCurrency;
  if (form.expiration_id === null)
    problems.push({ key: "expiration.required", field: "expiration_id" });
  else if (form.expiration_id !== undefined && !known.expirations.has(form.expiration_id))
    problems.push({ key: "expiration.unknown", field: "expiration_id" });
  else expirationId = form.expiration_id ?? expirationId;
  // What is free has no contract to end.
  if (priceCents === freePrice) expirationId = freeExpirationId;
  return {
    priceCents,
    priceCurrency,
    expirationId,
    isPrivate: form.is_private === undefined ? was.isPrivate : form.is_private === 1,
  };
}
