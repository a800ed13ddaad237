// Queries of the console's people for administrators, and what they decide about them.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
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
import { useReloadOnConflict } from "../shared/changeable.ts";
import { send, sendForPage } from "../shared/send.ts";
import { askedBy, type UsersView } from "./users-view.ts";

/** Whoever comes back sees what other administrators have done meanwhile. */
const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Newest first, page by page; what stands stays until another view has come. */
export function usersQuery(view: UsersView) {
  const query = askedBy(view);
  return infiniteQueryOptions({
    queryKey: ["users", query],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(listUsers, { query: { ...query, cursor: pageParam }, signal }),
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
    queryFn: ({ signal }) => send(getManagedUser, { params: params(id ?? 0), signal }),
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

/** One after the other; what was done before one failed stays done. */
export const useUserAct = () => {
  const onError = useReloadOnConflict();
  return useMutation({
    mutationFn: async ({
      act,
      ids,
    }: {
      readonly act: UserAct;
      readonly ids: readonly number[];
    }) => {
      for (const id of ids) await send(calls[act], { params: params(id) });
    },
    onError,
  });
};

/** Refused when somebody else has changed the role since it was shown. */
export const useChangeRole = () => {
  const onError = useReloadOnConflict();
  return useMutation({
    mutationFn: ({ user, role }: { readonly user: ManagedUser; readonly role: UserRole }) =>
      send(changeRole, { params: params(user.id), body: { role, was: user.role } }),
    onError,
  });
};
