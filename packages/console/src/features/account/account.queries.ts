// The mutations of accounts and passwords.
import {
  changePassword,
  confirmEmail,
  getManagedUser,
  listUsers,
  setPassword,
  toFlag,
  undoEmail,
  updateAccount,
  type RequestBody,
} from "@lanyard/contract";
import { userOfAnySession } from "../../auth/session.tsx";
import { useApiMutation } from "../../api/mutation.ts";
import { send } from "../../api/send.ts";
import { buildContent, signedInUser } from "../../api/stale-calls.ts";

const users = [listUsers, getManagedUser];

export const useChangePassword = () =>
  useApiMutation((email: string) => send(changePassword, { body: { email } }), {
    invalidates: [],
  });

export const useSetPassword = () =>
  useApiMutation((body: RequestBody<typeof setPassword>) => send(setPassword, { body }), {
    // An invited user has a password now.
    invalidates: users,
  });

export const useEmailLink = (action: "confirm" | "undo") =>
  useApiMutation(
    (token: string) => send(action === "confirm" ? confirmEmail : undoEmail, { body: { token } }),
    { invalidates: [...signedInUser, ...users] },
  );

export const useUpdateAccount = (userId: number) =>
  useApiMutation(
    (body: FormData) => send(updateAccount, { params: { user_id: String(userId) }, body }),
    // Lists and details contain the names and pictures of creators, too.
    { updates: userOfAnySession, invalidates: [...users, ...buildContent] },
  );

/** The choice to get mails about builds that wait for review. */
export const useReviewMails = (userId: number) =>
  useApiMutation(
    (isOn: boolean) => {
      const body = new FormData();
      body.append("review_mails", String(toFlag(isOn)));
      return send(updateAccount, { params: { user_id: String(userId) }, body });
    },
    {
      updates: userOfAnySession,
      invalidates: [],
      // One after the other, so that the last choice is the one that stays.
      scope: { id: "review-mails" },
    },
  );
