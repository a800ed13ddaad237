// What every call answers to every role at a product in every state: from the contract's lifecycle, written down once.
import {
  leavesFrom,
  mayMake,
  type Actor,
  type Call,
  type Move,
  type Status,
} from "@lanyard/contract";

/** Who asks. The companies send their tokens; `stranger` a token that nobody gave. */
export const roles = [
  "visitor",
  "stranger",
  "owner",
  "other",
  "admin",
  "licensee",
  "company",
  "revoked",
] as const;
export type Role = (typeof roles)[number];

/** The builds of the product, oldest first; the call aims at the last one. */
export const states = [
  ["draft"],
  ["waiting_for_review"],
  ["rejected"],
  ["ready_for_sale"],
  ["hidden"],
  ["superseded", "ready_for_sale"],
  ["superseded", "hidden"],
  ["ready_for_sale", "draft"],
  ["ready_for_sale", "waiting_for_review"],
  ["ready_for_sale", "rejected"],
  ["hidden", "waiting_for_review"],
] as const satisfies readonly (readonly Status[])[];
export type State = (typeof states)[number];

const last = (state: State): Status => state.at(-1)!;
const onSale = (state: State) => (state as readonly Status[]).includes("ready_for_sale");
const inProgress: readonly Status[] = ["draft", "waiting_for_review", "rejected"];
const actorOf = (role: Role): Actor => ({ owner: role === "owner", admin: role === "admin" });

/** Answers of who has been let in: the expected status. */
type Cell = (role: Role, state: State) => number;

const always: Cell = () => 200;
/** For the owner and administrators; to others it does not exist. */
const inside: Cell = (role) => (role === "other" ? 404 : 200);
/** A move of the lifecycle. */
const move =
  (name: Move): Cell =>
  (role, state) => {
    if (role === "other") return 404;
    if (!mayMake(name, actorOf(role))) return 403;
    if (!leavesFrom(name, last(state))) return 409;
    return 200;
  };
const save: Cell = (role, state) =>
  leavesFrom("save_offer", last(state))
    ? move("save_offer")(role, state)
    : move("save")(role, state);
/** A new build copies the released one, whatever the last one is. */
const add: Cell = (role, state) => {
  if (role === "other") return 404;
  if (role === "admin") return 403;
  return onSale(state) && !inProgress.includes(last(state)) ? 200 : 409;
};
const forSale: Cell = (_role, state) => (onSale(state) ? 200 : 404);
/** The licensee keeps what it has, also off sale. */
const held: Cell = (role, state) => (role === "licensee" || onSale(state) ? 200 : 404);
const ifLicensed: Cell = (role, state) =>
  role === "licensee" || !onSale(state) ? held(role, state) : 402;

export const table: Readonly<Record<string, Cell>> = {
  "product.get": inside,
  "product.getAsAdmin": inside,
  "product.public": forSale,
  "product.create": always,
  "product.list": always,
  "product.listAsAdmin": always,
  "submission.list": always,
  "submission.get": inside,
  "submission.getAsAdmin": inside,
  "submission.add": add,
  "submission.store": add,
  "submission.save": save,
  "submission.saveAsAdmin": save,
  "submission.remove": move("remove"),
  "submission.removeAsAdmin": move("remove"),
  "submission.draft": move("cancel"),
  "submission.hide": move("hide"),
  "submission.hideAsAdmin": move("hide"),
  "submission.screenshots": (role, state) => move("save")(role, state),
  "review.ready": move("set_ready"),
  // Back to review only while no other build of the product is in progress.
  "review.review": move("set_review"),
  "review.reject": move("reject"),
  "review.approve": move("approve"),
  "review.active": move("enable"),
  "webhook.secret": inside,
  "webhook.deliveries": inside,
  "webhook.resend": inside,
  "license.create": forSale,
  "license.pay": (role, state) => (onSale(state) ? ifLicensed(role, state) : 404),
  "license.install": (role, state) => (onSale(state) ? ifLicensed(role, state) : 404),
  // Without a license there is nothing to uninstall.
  "license.uninstall": (role) => (role === "licensee" ? 200 : 404),
  "license.company": held,
  "license.companyAsAdmin": always,
  "license.installed": always,
  "license.delete": inside,
  "license.deleteAsAdmin": inside,
  "user_permission.kinds": always,
  "user_permission.change": ifLicensed,
  "user_permission.replace": ifLicensed,
  "user_permission.list": held,
  "store.ready": always,
  "store.filter": always,
  "store.public": always,
  "store.product": forSale,
  "store.proposal": forSale,
  "company.list": always,
  "company.create": always,
  "company.token": always,
  "company.deactivate": always,
  "session.login": always,
  "session.logout": always,
  "session.me": always,
  "account.register": always,
  // The account is the owner's.
  "account.get": inside,
  "account.userid": inside,
  "account.update": inside,
  "account.password_change": always,
  "account.password_set": always,
  "user.list": always,
  "user.role": always,
  "user.deactivate": always,
  "user.reactivate": always,
  "audit.list": always,
  "enquiry.functionality": always,
  "lookup.menu": always,
  "lookup.permissions": always,
  "lookup.expirations": always,
  "lookup.settings": always,
};

const companies: readonly Role[] = ["licensee", "company"];
const people: readonly Role[] = ["owner", "other", "admin"];

/** The status that the call shall answer. */
export function expected(call: Call, role: Role, state: State): number {
  const cell = table[call.id];
  if (!cell) throw new Error(`${call.id} has no line in the matrix`);
  if (call.who === "anyone") return cell(role, state);
  if (call.who === "company") return companies.includes(role) ? cell(role, state) : 401;
  if (!people.includes(role)) return 401;
  return call.who === "admin" && role !== "admin" ? 403 : cell(role, state);
}
