// Queries and mutations of the console's users, for administrators.
import { keepPreviousData } from "@tanstack/react-query";
import {
  changeRole,
  deactivateUser,
  getManagedUser,
  inviteAgain,
  listUsers,
  reactivateUser,
  register,
  signOutUser,
  type RequestBody,
  type ManagedUser,
  type UserRole,
} from "@lanyard/contract";
import { inTurn } from "../../../api/in-turn.ts";
import { useApiMutation } from "../../../api/mutation.ts";
import { fresh, pages, query } from "../../../api/query.ts";
import { send } from "../../../api/send.ts";
import { askedBy, type UsersView } from "./users-view.ts";

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export const usersQuery = (view: UsersView) => ({
  ...pages(listUsers, { query: askedBy(view) }),
  placeholderData: keepPreviousData,
  ...fresh,
});

const params = (id: number) => ({ user_id: String(id) });

export const userQuery = (id: number | undefined) => ({
  ...query(getManagedUser, { params: params(id ?? 0) }),
  enabled: id !== undefined,
  ...fresh,
});

const invalidates = [listUsers, getManagedUser];

export type Invitation = RequestBody<typeof register>;
export const useInvite = () =>
  useApiMutation((body: Invitation) => send(register, { body }), { invalidates });

const calls = {
  deactivate: deactivateUser,
  reactivate: reactivateUser,
  sign_out: signOutUser,
  invite: inviteAgain,
} as const;
export type UserAct = keyof typeof calls;

export interface UserActs {
  readonly act: UserAct;
  readonly users: readonly ManagedUser[];
  /** Called for each user that the action succeeded for, even if a later one fails. */
  readonly onDone: (user: ManagedUser) => void;
}

/** Resolves to the users for whom the server refused the action. */
export const useUserAct = () =>
  useApiMutation(
    ({ act, users, onDone }: UserActs) =>
      inTurn(users, ({ id }) => send(calls[act], { params: params(id) }), onDone),
    { invalidates, partial: true },
  );

/** Rejects when somebody else has changed the role since it was displayed. */
export const useChangeRole = () =>
  useApiMutation(
    ({ user, role }: { readonly user: ManagedUser; readonly role: UserRole }) =>
      send(changeRole, { params: params(user.id), body: { role, was: user.role } }),
    { invalidates },
  );
