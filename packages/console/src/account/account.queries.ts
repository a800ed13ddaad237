// Changing accounts and passwords.
import { useMutation } from "@tanstack/react-query";
import { changePassword, setPassword, updateAccount, type BodyOf } from "@lanyard/contract";
import { send } from "../shared/send.ts";

const quiet = { meta: { quiet: true } } as const;

export const useChangePassword = () =>
  useMutation({
    mutationFn: (email: string) => send(changePassword, { body: { email } }),
    ...quiet,
  });

export const useSetPassword = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof setPassword>) => send(setPassword, { body }),
    ...quiet,
  });

export const useUpdateAccount = (userId: number) =>
  useMutation({
    mutationFn: (body: FormData) =>
      send(updateAccount, { params: { user_id: String(userId) }, body }),
    ...quiet,
  });
