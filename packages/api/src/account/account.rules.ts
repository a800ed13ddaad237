// Users: making them, reading them, what the wire says of them.
import type { LanguageCode, Problem, User, UserRole } from "@lanyard/contract";
import { defaultLanguage, isEmail, isLanguage, pathId } from "@lanyard/contract";
import type { SignedIn } from "../shared/caller.ts";
import type { Db, Tx } from "../database/db.ts";
import type { Files } from "../files/files.ts";
import { refuse } from "../shared/refuse.ts";
import { refreshLooks } from "../database/refresh-looks.ts";
import { refusingTaken as refusingTakenBy } from "../database/violation.ts";
import { hidesSomething, tidyName } from "../shared/looks.ts";
import * as store from "./account.store.ts";
import { hashPassword } from "../shared/passwords.ts";

export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly role: UserRole;
  readonly supportEmail?: string;
  /** Absent: the user sets one through a mailed link. */
  readonly password?: string;
  readonly language?: LanguageCode;
}

/** Ends every session of a user, but for the one of `exceptToken`; sessions know accounts, so the app hands it in. */
export type EndSessions = (tx: Tx, userId: number, exceptToken?: string) => Promise<void>;

/** A password that somebody says is that of an account. */
export interface Guessed {
  readonly email: string;
  readonly password: string;
  /** The network address of the request. */
  readonly address: string;
}

/** What accounts need of sessions. */
export interface Sessions {
  readonly end: EndSessions;
  /** The account, undefined when the password is wrong; guesses count as those at sign-in, and are refused as they are. */
  readonly ownerOfPassword: (db: Db, guessed: Guessed) => Promise<Account | undefined>;
}

/** Of an account, what has to be well formed and nobody else's. */
export type Names = {
  readonly [field in "username" | "email" | "supportEmail"]?: string | undefined;
};

/** A user as the wire has it. */
export const wireUser = (row: store.UserRow, files: Files): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  support_email: row.supportEmail,
  role: row.role,
  avatar: files.publicUrl(row.avatar),
});

/** The user of that id; refuses `not_found`. */
export async function userOf(tx: Tx, files: Files, id: number): Promise<User> {
  const row = await store.findUser(tx, id);
  if (!row) throw refuse("not_found", { key: "request.not_found" });
  return wireUser(row, files);
}

/** Whether somebody may see and change the account `id`: their own, or any for an administrator. */
export const mayRead = (caller: SignedIn, id: number): boolean =>
  caller.id === id || caller.role === "admin";

export type Account = store.UserRow;
/** The whole account of that id. */
export const findAccount = store.findUser;
/** The administrators who may sign in. */
export const activeAdmins = (tx: Tx): Promise<Account[]> => store.activeOfRole(tx, "admin");
/** The language of mails to somebody. */
export const languageOfUser = (user: Account): LanguageCode =>
  isLanguage(user.language) ? user.language : defaultLanguage;

/** Brings what names look like up to date; answers how many look like an older one. */
export const refreshUserLooks = (tx: Tx): Promise<number> => refreshLooks(store.names(tx));

/** The whole account of an e-mail; for signing in. */
export const accountOfEmail = store.findByEmail;

/** The account of a username, else of an id, for who may see it; refuses `not_found` otherwise. */
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

/** What is wrong with the name and addresses of an account. */
export function accountProblems(account: Names): Problem[] {
  const { username, email, supportEmail } = account;
  const problems: Problem[] = [];
  if (username?.trim() === "") problems.push({ key: "username.required", field: "username" });
  else if (username !== undefined && hidesSomething(username))
    problems.push({ key: "name.hidden", field: "username" });
  if (email?.trim() === "") problems.push({ key: "email.required", field: "email" });
  else if (email !== undefined && !isEmail(email))
    problems.push({ key: "email.invalid", field: "email" });
  if (supportEmail && !isEmail(supportEmail))
    problems.push({ key: "email.invalid", field: "support_email" });
  return problems;
}

const takenName: Problem = { key: "username.taken", field: "username" };
const takenEmail: Problem = { key: "email.taken", field: "email" };

/** Whether a name or address is somebody else's already, or a name looks as theirs. */
export async function takenProblems(tx: Tx, account: Names, ownId?: number): Promise<Problem[]> {
  const sameName =
    account.username === undefined
      ? undefined
      : await store.findByLook(tx, account.username, ownId);
  const sameEmail =
    account.email === undefined ? undefined : await store.findByEmail(tx, account.email);
  const problems: Problem[] = [];
  if (sameName) problems.push(takenName);
  if (sameEmail && sameEmail.id !== ownId) problems.push(takenEmail);
  return problems;
}

/** What `takenProblems` could not see: that somebody else took the name in the same moment. */
export const refusingTaken = <T>(written: Promise<T>): Promise<T> =>
  refusingTakenBy(written, {
    users_username_key: takenName,
    users_look_key: takenName,
    users_look_with_l_key: takenName,
    users_email_key: takenEmail,
  });

/** A new user. Refuses `validation` for a bad or taken name or address. Call it in a transaction. */
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
