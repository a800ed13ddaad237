// Queries and mutations of the console's users, for administrators.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import {
  changeRole,
  deactivateUser,
  getManagedUser,
  inviteAgain,
  listUsers,
  reactivateUser,
  register,
  signOutUser,
  type BodyOf,
  type ManagedUser,
  type UserRole,
} from "@lanyard/contract";
import { lastTakenAt } from "../shared/begun.ts";
import { changeable, useReloadOnConflict } from "../shared/changeable.ts";
import { inTurn } from "../shared/in-turn.ts";
import { asking, firstPages, pageAtHand, send, sendForPage } from "../shared/send.ts";
import { askedBy, type UsersView } from "./users-view.ts";

/** Refetches when the window regains focus, to show what other administrators have done meanwhile. */
const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export function usersQuery(view: UsersView) {
  const query = askedBy(view);
  return infiniteQueryOptions({
    queryKey: ["users", query],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(listUsers, { query: { ...query, cursor: pageParam }, signal }),
    initialData: () => firstPages(pageAtHand(listUsers, { query })),
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

const params = (id: number) => ({ user_id: String(id) });

export const userQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ["users", "one", id],
    ...asking(getManagedUser, { params: params(id ?? 0) }),
    enabled: id !== undefined,
    ...fresh,
  });

export type Invitation = BodyOf<typeof register>;
export const useInvite = () =>
  useMutation({ mutationFn: (body: Invitation) => send(register, { body }) });

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
export const useUserAct = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, users, onDone }: UserActs) =>
      inTurn(users, ({ id }) => send(calls[act], { params: params(id) }), onDone),
    // Some requests may have succeeded before the error.
    onError: () => void client.invalidateQueries(changeable),
  });
};

/** Rejects when somebody else has changed the role since it was displayed. */
export const useChangeRole = () => {
  const onError = useReloadOnConflict();
  return useMutation({
    mutationFn: ({ user, role }: { readonly user: ManagedUser; readonly role: UserRole }) =>
      send(changeRole, { params: params(user.id), body: { role, was: user.role } }),
    onError,
  });
};
