// What a delivery is about and why it failed, in the reader's language.
import type { TFunction } from "i18next";
import { mailTopics, type Delivery, type DeliveryAttempt } from "@lanyard/contract";

export type Words = TFunction<"operations">;

/** The topic: translated for a mail, the event's name for a webhook. */
export function deliveryTopic({ kind, about }: Pick<Delivery, "kind" | "about">, t: Words): string {
  const topic = kind === "mail" ? mailTopics.find((one) => one === about) : undefined;
  return topic ? t(`about.${topic}`) : about;
}

/** The delivery's title in the list. */
export const deliveryTitle = (one: Delivery, t: Words): string =>
  one.subject || deliveryTopic(one, t);

/** Empty when the attempt did not fail. */
export function failureReason(
  { reason, status }: Pick<DeliveryAttempt, "reason" | "status">,
  t: Words,
): string {
  return reason === null ? "" : t(`reason.${reason}`, { status: status ?? "" });
}
