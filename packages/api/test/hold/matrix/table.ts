// The response status of every call for every role on a product in every state, written by hand from the specification.
import type { Actor, Move, Status } from "@lanyard/contract";
import { inProgress, leavesFrom, mayMake } from "../specification.ts";
import { aimed, everApproved, onSale, otherInProgress, type State } from "./states.ts";

/**
 * The callers. Companies send their tokens; `stranger` sends a token that was never issued, `app` that of the licensee's
 * app.
 */
export const roles = [
  "visitor",
  "stranger",
  "owner",
  "other",
  "admin",
  "licensee",
  "company",
  "revoked",
  "app",
] as const;
export type Role = (typeof roles)[number];

const actorOf = (role: Role): Actor => ({ owner: role === "owner", admin: role === "admin" });

/** The expected status of an authenticated call. */
type Cell = (role: Role, state: State) => number;

const always: Cell = () => 200;
/** For the owner and administrators; for others the product does not exist. */
const inside: Cell = (role) => (role === "other" ? 404 : 200);
/** A move of the lifecycle. */
const move =
  (name: Move): Cell =>
  (role, state) => {
    if (role === "other") return 404;
    if (!mayMake(name, actorOf(role))) return 403;
    return leavesFrom(name, aimed(state)) ? 200 : 409;
  };
const save: Cell = (role, state) =>
  leavesFrom("save_offer", aimed(state))
    ? move("save_offer")(role, state)
    : move("save")(role, state);
/** A released build can go back to review only while no other build of the product is in progress. */
const backToReview: Cell = (role, state) =>
  otherInProgress(state) ? 409 : move("set_review")(role, state);
/** A new build copies the released one. */
const add: Cell = (role, state) => {
  if (role === "other") return 404;
  if (role === "admin") return 403;
  const isBusy = state.builds.some((status: Status) => inProgress.includes(status));
  return onSale(state) && !isBusy ? 200 : 409;
};
const forSale: Cell = (_role, state) => (onSale(state) ? 200 : 404);
/** The licensee, who has paid, keeps access even when the product is off sale. */
const held: Cell = (role, state) => (role === "licensee" || onSale(state) ? 200 : 404);
const ifLicensed: Cell = (role, state) =>
  role === "licensee" || !onSale(state) ? held(role, state) : 402;
/**
 * The licensee can use a product with a build that was ever approved; a company without a license gets `otherwise`
 * while a build is on sale.
 */
const used =
  (otherwise: number): Cell =>
  (role, state) => {
    if (role === "licensee") return everApproved(state) ? 200 : 404;
    return onSale(state) ? otherwise : 404;
  };

interface Line {
  /** Undefined when the role may make the call at all, else the status of the refusal. */
  readonly door: (role: Role) => number | undefined;
  readonly cell: Cell;
}
const isUser = (role: Role) => ["owner", "other", "admin"].includes(role);
const visitors = (cell: Cell): Line => ({ door: () => undefined, cell });
const users = (cell: Cell): Line => ({ door: (role) => (isUser(role) ? undefined : 401), cell });
const admins = (cell: Cell): Line => ({
  door: (role) => (role === "admin" ? undefined : isUser(role) ? 403 : 401),
  cell,
});
const companies = (cell: Cell): Line => ({
  door: (role) => (role === "licensee" || role === "company" ? undefined : 401),
  cell,
});
/** An app of the licensee gets what the licensee gets. */
const companiesAndApps = (cell: Cell): Line => ({
  door: (role) => (role === "app" ? undefined : companies(cell).door(role)),
  cell: (role, state) => cell(role === "app" ? "licensee" : role, state),
});

/** For every call, who may make it and the expected status. */
export const table: Readonly<Record<string, Line>> = {
  "product.get": users(inside),
  "product.getAsAdmin": admins(inside),
  "product.public": visitors(forSale),
  "product.create": users(always),
  "product.list": users(always),
  "product.listAsAdmin": admins(always),
  "product.counts": users(always),
  "product.countsAsAdmin": admins(always),
  "submission.history": users(inside),
  "submission.historyAsAdmin": admins(inside),
  "submission.list": users(always),
  "submission.get": users(inside),
  "submission.getAsAdmin": admins(inside),
  "submission.find": users(inside),
  "submission.add": users(add),
  "submission.store": users(add),
  "submission.save": users(save),
  "submission.saveAsAdmin": admins(save),
  "submission.remove": users(move("remove")),
  "submission.removeAsAdmin": admins(move("remove")),
  "submission.draft": users(move("cancel")),
  "submission.hide": users(move("hide")),
  "submission.hideAsAdmin": admins(move("hide")),
  "submission.screenshots": users(move("save")),
  "preflight.run": users(inside),
  "preflight.contents": users(inside),
  "preflight.text": users(inside),
  "review.ready": admins(move("set_ready")),
  "review.review": admins(backToReview),
  "review.reject": admins(move("reject")),
  "review.approve": admins(move("approve")),
  // Nobody has just decided.
  "review.undo": admins(() => 409),
  "review.active": admins(move("enable")),
  "review.queue": admins(always),
  "review.counts": admins(always),
  "review.creators": admins(always),
  "review.claim": admins((_role, state) => (aimed(state) === "waiting_for_review" ? 200 : 409)),
  "review.claimed": admins(inside),
  // Releasing a build that nobody has claimed is not an error.
  "review.release": admins(inside),
  "review.wait": users(inside),
  "remark.list": users(inside),
  "remark.listAsAdmin": admins(inside),
  "remark.write": admins((_role, state) => (aimed(state) === "waiting_for_review" ? 200 : 409)),
  // Only the creator may answer.
  "remark.answer": users((role) => ({ owner: 200, admin: 403 })[role as string] ?? 404),
  "remark.settle": admins(inside),
  "reply.list": admins(always),
  "reply.add": admins(always),
  "reply.change": admins(always),
  "reply.remove": admins(always),
  "webhook.secret": users(inside),
  "webhook.deliveries": users(inside),
  "webhook.resend": users(inside),
  "license.create": companies(held),
  "license.pay": companies(ifLicensed),
  "license.checkout": companies(ifLicensed),
  // The payment is the licensee's, so the other company cannot see it.
  "license.payment": companies((role) => (role === "licensee" ? 200 : 404)),
  "license.payments": companies((role) => (role === "licensee" ? 200 : 404)),
  "license.install": companies(used(402)),
  // Without a license there is nothing to uninstall.
  "license.uninstall": companies((role) => (role === "licensee" ? 200 : 404)),
  "license.token": companies(ifLicensed),
  "license.company": companiesAndApps(held),
  "license.companyAsAdmin": admins(always),
  "license.installed": companies(always),
  "license.list": companies(always),
  "license.summary": companies(always),
  "license.export": companies(always),
  "license.pay_several": companies(always),
  "license.delete": users(inside),
  "license.deleteAsAdmin": admins(inside),
  "user_permission.kinds": users(always),
  "user_permission.change": companies(ifLicensed),
  "user_permission.replace": companies(ifLicensed),
  "user_permission.list": companiesAndApps(held),
  "user_permission.give": companies(ifLicensed),
  "user_permission.people": companies(always),
  "user_permission.apps": companies(always),
  "store.ready": companies(always),
  "store.filter": companies(always),
  "store.public": visitors(always),
  "store.counts": companies(always),
  "store.publicCounts": visitors(always),
  "store.front": companies(always),
  "store.publicFront": visitors(always),
  "store.product": companies(used(200)),
  "store.proposal": companies(used(200)),
  "company.self": companies(always),
  "person.list": companies(always),
  "person.departments": companies(always),
  "person.add": companies(always),
  // Both companies have a person with that id.
  "person.change": companies(always),
  // Removing a person who is not on the list is not an error.
  "person.remove": companies(always),
  "person.tell": companies(always),
  "person.import": companies(always),
  "person.export": companies(always),
  "company.list": admins(always),
  "company.get": admins(always),
  "license.listOfCompany": admins(always),
  "company.create": admins(always),
  "company.token": admins(always),
  "company.deactivate": admins(always),
  "session.login": visitors(always),
  "session.logout": users(always),
  "session.me": users(always),
  "account.register": admins(always),
  // The targeted account is the owner's.
  "account.get": users(inside),
  "account.userid": users(inside),
  "account.update": users(inside),
  "account.password_change": visitors(always),
  "account.password_set": visitors(always),
  "account.email_confirm": visitors(always),
  "account.email_undo": visitors(always),
  "user.list": admins(always),
  "user.get": admins(always),
  // The targeted user already has a password.
  "user.invite": admins(() => 409),
  "user.sign_out": admins(always),
  "user.role": admins(always),
  "user.deactivate": admins(always),
  "user.reactivate": admins(always),
  "audit.list": admins(always),
  "audit.export": admins(always),
  "enquiry.functionality": visitors(always),
  "enquiry.list": admins(always),
  "enquiry.get": admins(always),
  "enquiry.answer": admins(always),
  "enquiry.close": admins(always),
  "enquiry.reopen": admins(always),
  "enquiry.close_many": admins(always),
  "setup.show": admins(always),
  "setup.check": admins(always),
  "dispatch.list": admins(always),
  "dispatch.get": admins(always),
  "dispatch.resend": admins(always),
  "dispatch.resend_many": admins(always),
  "lookup.menu": visitors(always),
  "lookup.permissions": visitors(always),
  "lookup.expirations": users(always),
  "lookup.settings": visitors(always),
};

/** The expected status of the call. */
export function expected(id: string, role: Role, state: State): number {
  const line = table[id];
  if (!line) throw new Error(`${id} has no line in the matrix`);
  return line.door(role) ?? line.cell(role, state);
}
