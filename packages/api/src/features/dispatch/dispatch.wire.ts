// The messages that the server has sent, in the wire format: without anything that opens an account, and without
// secrets of a receiver's URL.
import { linkTopics, type Delivery, type DeliveryDetail } from "@lanyard/contract";
import { toInstant } from "../../platform/database/instant.ts";
import { reasonOf } from "./dispatch.attempt.rules.ts";
import type { DispatchRow, NamedDispatch } from "./dispatch.store.ts";

/** A URL without user name, password, query and fragment, which often contain keys. */
export function shownAddress(url: string): string {
  const read = URL.parse(url);
  return read ? `${read.origin}${read.pathname}` : "";
}

export const receiverOf = ({ kind, receiver }: DispatchRow): string =>
  kind === "webhook" ? shownAddress(receiver) : receiver;

export const hasLink = ({ kind, about }: Pick<DispatchRow, "kind" | "about">): boolean =>
  kind === "mail" && (linkTopics as readonly string[]).includes(about);

export function onWire({ row, productName }: NamedDispatch): Delivery {
  const [first, last] = [row.attempts[0], row.attempts.at(-1)];
  return {
    dispatch_id: row.id,
    kind: row.kind,
    about: row.about,
    state: row.state,
    receiver: receiverOf(row),
    subject: row.subject,
    product_id: row.productId,
    product_name: productName ?? "",
    created_at: toInstant(row.createdAt),
    tries: row.attempts.length,
    first_at: first?.at ?? null,
    last_at: last?.at ?? null,
    reason: last ? reasonOf(row.kind, last) : null,
    status: last?.status ?? null,
    version: row.version,
  };
}

/** `body`: the content of a webhook; undefined when it is not stored any more. */
export function detailOnWire(found: NamedDispatch, body: string | undefined): DeliveryDetail {
  const { row, resentByName } = found;
  const text = row.kind === "webhook" ? body : row.message?.text;
  return {
    ...onWire(found),
    attempts: row.attempts.map(({ at, status, error, answer = "" }) => ({
      at,
      status,
      error,
      answer,
      reason: reasonOf(row.kind, { at, status, error }),
    })),
    text: hasLink(row) ? null : (text ?? null),
    text_is: hasLink(row) ? "secret" : text === undefined ? "forgotten" : "shown",
    message_id: row.messageId ?? "",
    resent_by: resentByName ?? "",
    resent_at: row.resentAt && toInstant(row.resentAt),
  };
}
