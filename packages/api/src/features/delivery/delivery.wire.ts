// The messages that the server has sent, in the wire format: without anything that opens an account, and without
// secrets of a receiver's URL.
import { linkTopics, type Delivery, type DeliveryDetail } from "@lanyard/contract";
import { toInstant } from "../../platform/database/instant.ts";
import { toReason } from "./delivery.attempt.rules.ts";
import type { DeliveryRow, DeliveryWithNames } from "./delivery.store.ts";

/** A URL without user name, password, query and fragment, which often contain keys. */
export function redactUrl(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.origin}${parsed.pathname}` : "";
}

export const getReceiver = ({ kind, receiver }: DeliveryRow): string =>
  kind === "webhook" ? redactUrl(receiver) : receiver;

export const hasLink = ({ kind, about }: Pick<DeliveryRow, "kind" | "about">): boolean =>
  kind === "mail" && (linkTopics as readonly string[]).includes(about);

export function onWire({ row, productName }: DeliveryWithNames): Delivery {
  const [first, last] = [row.attempts[0], row.attempts.at(-1)];
  return {
    dispatch_id: row.id,
    kind: row.kind,
    about: row.about,
    state: row.state,
    receiver: getReceiver(row),
    subject: row.subject,
    product_id: row.productId,
    product_name: productName ?? "",
    created_at: toInstant(row.createdAt),
    tries: row.attempts.length,
    first_at: first?.at ?? null,
    last_at: last?.at ?? null,
    reason: last ? toReason(row.kind, last) : null,
    status: last?.status ?? null,
    version: row.version,
  };
}

/** `body`: the content of a webhook; undefined when it is not stored any more. */
export function detailOnWire(
  delivery: DeliveryWithNames,
  body: string | undefined,
): DeliveryDetail {
  const { row, resentByName } = delivery;
  const text = row.kind === "webhook" ? body : row.message?.text;
  return {
    ...onWire(delivery),
    attempts: row.attempts.map(({ at, status, error, answer = "" }) => ({
      at,
      status,
      error,
      answer,
      reason: toReason(row.kind, { at, status, error }),
    })),
    text: hasLink(row) ? null : (text ?? null),
    text_is: hasLink(row) ? "secret" : text === undefined ? "forgotten" : "shown",
    message_id: row.messageId ?? "",
    resent_by: resentByName ?? "",
    resent_at: row.resentAt && toInstant(row.resentAt),
  };
}
