// The request for a cell of the matrix: valid input for every call, so that only role and state decide the response.
import type { Call } from "@lanyard/contract";
import { file, picture } from "../../fixtures.ts";
import { companyTokens, type TestApp } from "../../harness.ts";
import type { Reply } from "../../reply.ts";
import { account, knownPerson, linkToken, type Target } from "../fuzz/targets.ts";
import type { Role } from "./table.ts";

const screenshot = async () => {
  const form = new FormData();
  form.append("screenshots[0]", file(await picture(8, 8), "one.png"));
  return form;
};

const aReply = { about: "general", texts: { it: "Bene.", en: "Good.", es: "Bien.", fr: "Bien." } };

let unique = 0;
const next = () => (unique += 1);

const bodies: Readonly<Record<string, (target: Target) => object | Promise<FormData>>> = {
  "session.login": () => account,
  "account.register": () => ({
    username: `m${next()}`,
    email: `m${unique}@new.test`,
    role: "creator",
  }),
  "account.update": () => ({ support_email: "help@user.test" }),
  "account.password_change": () => ({ email: "nobody@user.test" }),
  "account.password_set": () => ({
    password: account.password,
    password_confirmation: account.password,
    token: linkToken,
  }),
  "account.email_confirm": () => ({ token: linkToken }),
  "account.email_undo": () => ({ token: linkToken }),
  "user.role": () => ({ role: "creator" }),
  "enquiry.functionality": () => ({
    email: "a@b.test",
    object: "A request",
    description: "More.",
    privacy: true,
  }),
  "enquiry.answer": () => ({ answer: "It is on its way." }),
  "enquiry.close_many": ({ request_id }) => ({ request_ids: [request_id] }),
  "dispatch.resend_many": ({ dispatch_id }) => ({ dispatch_ids: [dispatch_id] }),
  "product.create": () => ({ name: "Visits", kind: "app" }),
  "submission.save": () => ({ price_amount: "5.00" }),
  "submission.saveAsAdmin": () => ({ price_amount: "5.00" }),
  "submission.screenshots": screenshot,
  "review.reject": () => ({ rejection_reason: "Not yet." }),
  "remark.write": () => ({ remarks: [{ field: "version", text: "Say which." }] }),
  "remark.answer": () => ({ answer: "Said.", done: true }),
  "remark.settle": () => ({ settled: true }),
  "reply.add": () => aReply,
  "reply.change": () => aReply,
  "company.create": () => {
    const name = `firm${next()}`;
    return { name, email: `${name}@new.test`, country: "IT" };
  },
  "license.export": () => ({ format: "csv" }),
  "license.pay_several": ({ product_id }) => ({
    user_token: "anna",
    licenses: [{ product_id, price_amount: 5, price_currency: "EUR", expiration_id: 2 }],
  }),
  "license.pay": () => ({ user_token: "anna" }),
  "license.payments": ({ product_id }) => ({ product_id }),
  "license.checkout": () => ({ user_token: "anna" }),
  "user_permission.change": () => ({
    user_permissions_licenses: [{ user_id: "anna", permission_id: 0 }],
  }),
  "user_permission.replace": () => ({ user_permissions_licenses: [] }),
  "person.add": () => ({ name: `Person ${next()}` }),
  "person.change": () => ({ user_id: knownPerson, department: `Desk ${next()}` }),
  "person.remove": () => ({ user_ids: ["nobody"] }),
  "person.tell": () => ({ people: [{ user_id: "anna", name: "Anna" }] }),
  "person.import": () => ({ csv: `email,name\np${next()}@new.test,Somebody` }),
  "store.proposal": ({ product_id }) => ({ product_id, message: "Please." }),
  "license.companyAsAdmin": () => ({ company_token: companyTokens.first }),
};

/** The query string, where a call needs one. */
const queries: Readonly<Record<string, string>> = {
  // A file of the archive that every build of the world has.
  "preflight.text": "?path=app.json",
};

const bearers: Readonly<Record<Role, string>> = {
  visitor: "",
  stranger: "nobodys-token",
  owner: "token-of-creator",
  other: "token-of-other",
  admin: "token-of-admin",
  licensee: "",
  company: "",
  revoked: "",
  app: "",
};
const tokens: Partial<Record<Role, string>> = {
  stranger: "nobodys-token",
  licensee: companyTokens.first,
  company: companyTokens.second,
  revoked: "revoked-token",
};

/** The token of the first company's app; undefined if the company has no license for the product. */
async function appToken(app: TestApp, { product_id: id }: Target): Promise<string | undefined> {
  const issued = await app.company().post(`/api/products/${id}/licenses/token`);
  return issued.status === 200 ? issued.body.app_token : undefined;
}

/** Another address for every request with a wrong token, because their number from one address is limited. */
const elsewhere = () => {
  const n = next();
  return { "x-forwarded-for": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
};

/** Makes the call as the role, at the target. */
export async function ask(
  app: TestApp,
  call: Call,
  role: Role,
  target: Target,
  beside: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const input = (await bodies[call.id]?.(target)) ?? {};
  const token = role === "app" ? await appToken(app, target) : tokens[role];
  const body =
    call.who === "company" && token !== undefined
      ? { ...input, [role === "app" ? "app_token" : "company_token"]: token }
      : input;
  const filled = call.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(target[name as keyof Target])),
  );
  const path = `${filled}${queries[call.id] ?? ""}`;
  const headers: Record<string, string> = {
    ...elsewhere(),
    ...beside,
    ...(bearers[role] !== "" && { authorization: `Bearer ${bearers[role]}` }),
  };
  switch (call.method) {
    case "GET":
      return app.as().get(path, headers);
    case "DELETE":
      return app.as().delete(path, headers);
    case "PUT":
      return app.as().put(path, body, headers);
    default:
      return app.as().post(path, body, headers);
  }
}
