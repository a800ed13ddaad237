// Users: creating and reading them, rules for their names and addresses, and their wire format.
import type * as contract from "@lanyard/contract";
import type { LanguageCode, Problem, User, UserRole } from "@lanyard/contract";
import { defaultLanguage, isEmail, isLanguage, pathId, toFlag } from "@lanyard/contract";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { Files } from "../../platform/files/files.ts";
import { refuse } from "../../platform/refuse.ts";
import { refreshSkeletons } from "../../platform/database/refresh-skeletons.ts";
import { refuseDuplicates as refusingTakenBy } from "../../platform/database/violation.ts";
import { hidesSomething, tidyName } from "../../platform/text/skeletons.ts";
import * as store from "./account.store.ts";
import { hashPassword } from "../../platform/identity/passwords.ts";

export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly role: UserRole;
  readonly supportEmail?: string;
  /** Undefined: the user sets a password with a mailed link. */
  readonly password?: string;
  readonly language?: LanguageCode;
}

/**
 * Ends all sessions of a user except that whose token has the hash `exceptHash`. Passed in by the app, because the
 * session room imports this one.
 */
export type EndSessions = (tx: Tx, userId: number, exceptHash?: string) => Promise<void>;

/** A password to check against that of an account. */
export interface PasswordCheck {
  readonly email: string;
  readonly password: string;
  /** The network address of the request. */
  readonly address: string;
}

/** Functions of the session room that accounts need. */
export interface Sessions {
  readonly end: EndSessions;
  /** The account; undefined when the password is wrong. Wrong passwords count towards the same limit as at sign-in. */
  readonly ownerOfPassword: (db: Db, check: PasswordCheck) => Promise<Account | undefined>;
  /** Records the address as the user's own: wrong guesses from elsewhere do not lock the user out at it. */
  readonly knowAddress: (db: Db, user: Account, address: string) => Promise<void>;
}

/** The names and addresses of an account, which have to be valid and unique. */
export type Names = {
  readonly [field in "username" | "email" | "supportEmail"]?: string | undefined;
};

/** A user in the wire format. */
export const wireUser = (row: store.UserRow, files: Files): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  support_email: row.supportEmail,
  role: row.role,
  avatar: files.publicUrl(row.avatar),
});

/** The user of that id, with the e-mail address that waits to be confirmed; refuses `not_found`. */
export async function readUser(tx: Tx, files: Files, id: number): Promise<contract.Account> {
  const row = await store.findProfile(tx, id);
  if (!row) throw refuse("not_found", { key: "request.not_found" });
  return {
    ...wireUser(row, files),
    pending_email: row.pendingEmail ?? "",
    review_mails: toFlag(row.reviewMails),
  };
}

/** Whether the caller may see and change the account `id`: their own, or any for an administrator. */
export const mayRead = (caller: SignedIn, id: number): boolean =>
  caller.id === id || caller.role === "admin";

export type Account = store.UserRow;
/** The account of this id. */
export const findAccount = store.findUser;
export const reviewReaders = store.selectReviewReaders;
export const markSignedIn = store.setSignedIn;
/** The language of mails to a user. */
export const languageOfUser = (user: Account): LanguageCode =>
  isLanguage(user.language) ? user.language : defaultLanguage;

/** Updates the stored skeletons of usernames; returns how many look like an older one. */
export const refreshUserSkeletons = (tx: Tx): Promise<number> => refreshSkeletons(store.names(tx));

/** Finds the account of an e-mail address, for signing in. */
export const accountOfEmail = store.findByEmail;

/** The account with this username, or else with this id. Refuses `not_found`, also when the caller may not see it. */
export async function userByName(
  tx: Tx,
  files: Files,
  caller: SignedIn,
  username: string,
): Promise<User> {
  const { data: id } = pathId.safeParse(username);
  const row = (await store.findByUsername(tx, username)) ?? (id && (await store.findUser(tx, id)));
  if (!row || !mayRead(caller, row.id)) throw refuse("not_found", { key: "request.not_found" });
  return wireUser(row, files);
}

/** Problems of the name and addresses of an account. */
export function accountProblems(account: Names): Problem[] {
  const { username, email, supportEmail } = account;
  const problems: Problem[] = [];
  if (username === "") problems.push({ key: "username.required", field: "username" });
  else if (username !== undefined && hidesSomething(username))
    problems.push({ key: "name.hidden", field: "username" });
  if (email === "") problems.push({ key: "email.required", field: "email" });
  else if (email !== undefined && !isEmail(email))
    problems.push({ key: "email.invalid", field: "email" });
  if (supportEmail && !isEmail(supportEmail))
    problems.push({ key: "email.invalid", field: "support_email" });
  return problems;
}

const takenName: Problem = { key: "username.taken", field: "username" };
const takenEmail: Problem = { key: "email.taken", field: "email" };

/** Problems of a name or address that another user has, or of a name that looks the same. */
export async function takenProblems(tx: Tx, account: Names, exceptId?: number): Promise<Problem[]> {
  const sameName =
    account.username === undefined
      ? undefined
      : await store.findBySkeleton(tx, account.username, exceptId);
  const sameEmail =
    account.email === undefined ? undefined : await store.findByEmail(tx, account.email);
  const problems: Problem[] = [];
  if (sameName) problems.push(takenName);
  if (sameEmail && sameEmail.id !== exceptId) problems.push(takenEmail);
  return problems;
}

/** Refuses a name or address that another request has stored since `takenProblems`. */
export const refusingTaken = <T>(written: Promise<T>): Promise<T> =>
  refusingTakenBy(written, {
    users_username_key: takenName,
    users_look_key: takenName,
    users_look_with_l_key: takenName,
    users_email_key: takenEmail,
  });

/** Creates a user. Refuses `validation` for an invalid or taken name or address. Call it in a transaction. */
export async function createUser(tx: Tx, invited: NewUser): Promise<store.UserRow> {
  const user = { ...invited, username: tidyName(invited.username) };
  const wrong = accountProblems(user);
  const problems = wrong.length > 0 ? wrong : await takenProblems(tx, user);
  if (problems.length > 0) throw refuse("validation", ...problems);
  const passwordHash = user.password === undefined ? null : await hashPassword(user.password);
  return refusingTaken(
    store.insertUser(tx, {
      username: user.username,
      email: user.email,
      role: user.role,
      supportEmail: user.supportEmail ?? "",
      language: user.language ?? defaultLanguage,
      passwordHash,
    }),
  );
}
