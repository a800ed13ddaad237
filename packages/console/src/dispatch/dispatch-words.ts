// What a delivery is about and why it failed, in the reader's words.
import type { TFunction } from "i18next";
import { mailTopics, type Dispatch, type DispatchAttempt } from "@lanyard/contract";

export type Words = TFunction<"operations">;

/** The name of what is told: of a mail in words, of a webhook as integrators know it. */
export function aboutOf({ kind, about }: Pick<Dispatch, "kind" | "about">, t: Words): string {
  const topic = kind === "mail" ? mailTopics.find((one) => one === about) : undefined;
  return topic ? t(`about.${topic}`) : about;
}

/** What stands for it in the list. */
export const titleOf = (one: Dispatch, t: Words): string => one.subject || aboutOf(one, t);

/** Empty when it did not fail. */
export function reasonIn(
  { reason, status }: Pick<DispatchAttempt, "reason" | "status">,
  t: Words,
): string {
  return reason === null ? "" : t(`reason.${reason}`, { status: status ?? "" });
}
