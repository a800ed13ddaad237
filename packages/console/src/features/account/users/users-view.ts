// What the administrator's list of users shows, as stored in its address: ?search=, ?role=, ?state=, ?user=.
import {
  userRoles,
  userSearchMost,
  type RequestQuery,
  type UserRole,
  type listUsers,
} from "@lanyard/contract";
import { searchLine } from "../../../components/list/search-line.ts";

export const userStates = ["active", "invited", "inactive"] as const;
export type UserState = (typeof userStates)[number];

export interface UsersView {
  readonly search: string;
  /** Undefined for any role. */
  readonly role: UserRole | undefined;
  /** Undefined for any state. */
  readonly state: UserState | undefined;
  /** Id of the user whose details are open. */
  readonly user: number | undefined;
}
export type ChangeUsers = (change: Partial<UsersView>) => void;

/** Ignores invalid parts of the address. */
export const usersIn = (params: URLSearchParams): UsersView => {
  const id = params.get("user") ?? "";
  return {
    search: searchLine(params.get("search"), userSearchMost),
    role: userRoles.find((role) => role === params.get("role")),
    state: userStates.find((state) => state === params.get("state")),
    user: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
  };
};

export const addressOfUsers = ({ search, role, state, user }: UsersView) => ({
  ...(search !== "" && { search }),
  ...(role !== undefined && { role }),
  ...(state !== undefined && { state }),
  ...(user !== undefined && { user: String(user) }),
});

const asked = {
  active: { active: 1, invited: 0 },
  invited: { active: 1, invited: 1 },
  inactive: { active: 0 },
} as const satisfies Record<UserState, RequestQuery<typeof listUsers>>;

/** The query for the server. */
export const askedBy = ({ search, role, state }: UsersView) => ({
  ...(search !== "" && { search }),
  ...(role !== undefined && { role }),
  ...(state !== undefined && asked[state]),
});

export const isNarrowed = ({ search, role, state }: UsersView): boolean =>
  search !== "" || role !== undefined || state !== undefined;
