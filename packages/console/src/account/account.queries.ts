// The mutations of accounts and passwords.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  changePassword,
  confirmEmail,
  setPassword,
  toFlag,
  undoEmail,
  updateAccount,
  type BodyOf,
} from "@lanyard/contract";
import { send } from "../shared/send.ts";

export const useChangePassword = () =>
  useMutation({
    mutationFn: (email: string) => send(changePassword, { body: { email } }),
  });

export const useSetPassword = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof setPassword>) => send(setPassword, { body }),
  });

export const useEmailLink = (action: "confirm" | "undo") =>
  useMutation({
    mutationFn: (token: string) =>
      send(action === "confirm" ? confirmEmail : undoEmail, { body: { token } }),
  });

export const useUpdateAccount = (userId: number) =>
  useMutation({
    mutationFn: (body: FormData) =>
      send(updateAccount, { params: { user_id: String(userId) }, body }),
  });

/** The choice to get mails about builds that wait for review. */
export function useReviewMails(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => {
      const body = new FormData();
      body.append("review_mails", String(toFlag(on)));
      return send(updateAccount, { params: { user_id: String(userId) }, body });
    },
    onSuccess: (account) => void client.setQueriesData({ queryKey: ["user"] }, account),
    // One after the other, so that the last choice is the one that stays.
    scope: { id: "review-mails" },
  });
}
