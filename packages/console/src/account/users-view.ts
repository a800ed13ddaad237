// What the administrator's list of people shows, as its address has it: ?search=, ?role=, ?state=, ?user=.
import {
  userRoles,
  userSearchMost,
  type QueryOf,
  type UserRole,
  type listUsers,
} from "@lanyard/contract";
import { searchLine } from "../shared/search-line.ts";

export const userStates = ["active", "invited", "inactive"] as const;
export type UserState = (typeof userStates)[number];

export interface UsersView {
  readonly search: string;
  /** Undefined: any. */
  readonly role: UserRole | undefined;
  /** Undefined: any. */
  readonly state: UserState | undefined;
  /** Who is open beside the list. */
  readonly user: number | undefined;
}
export type ChangeUsers = (change: Partial<UsersView>) => void;

/** What an address has wrong is as if it were not there. */
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
} as const satisfies Record<UserState, QueryOf<typeof listUsers>>;

/** What a view asks the server for. */
export const askedBy = ({ search, role, state }: UsersView) => ({
  ...(search !== "" && { search }),
  ...(role !== undefined && { role }),
  ...(state !== undefined && asked[state]),
});

export const isNarrowed = ({ search, role, state }: UsersView): boolean =>
  search !== "" || role !== undefined || state !== undefined;
