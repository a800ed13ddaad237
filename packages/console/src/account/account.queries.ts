// The mutations of accounts and passwords.
import { useMutation } from "@tanstack/react-query";
import {
  changePassword,
  confirmEmail,
  setPassword,
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
