// Where what an administrator wrote about a build is kept on this device.
import { isBlank } from "@lanyard/contract";
import { keepForLater } from "../../../drafts/keeper.ts";

export interface ReasonKey {
  /** The user whose text this is. */
  readonly userId: number;
  readonly submissionId: string | number;
}

export const toReasonForm = ({ submissionId }: ReasonKey): string => `reason ${submissionId}`;

/** Keeps the reason of a rejection that was undone, for the next time that the form opens. */
export const keepReason = async (key: ReasonKey, reason: string): Promise<void> => {
  if (!isBlank(reason)) await keepForLater(key.userId, toReasonForm(key), { reason });
};
