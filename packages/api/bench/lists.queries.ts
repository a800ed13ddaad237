// The lists and text searches that `lists.ts` measures.
import type { Query } from "./filled.ts";
import { tokens, words } from "./seed.ts";

const { admin, creator, company } = tokens;
const byCompany = { company_token: company };
/** Every list, some also filtered. */
export const lists: readonly Query[] = [
  { name: "product.list", url: "/api/products", token: creator },
  { name: "product.listAsAdmin", url: "/api/admin/products", token: admin },
  {
    name: "product.list of waiting",
    url: "/api/products?status=waiting_for_review",
    token: creator,
  },
  {
    name: "product.listAsAdmin of drafts",
    url: "/api/admin/products?status=draft",
    token: admin,
  },
  { name: "submission.list", url: "/api/submissions", token: creator },
  { name: "submission.list of all", url: "/api/submissions", token: admin },
  { name: "store.ready", url: "/api/licenses/ready", body: byCompany },
  { name: "store.filter", url: "/api/products/filter", body: { ...byCompany, menu_entry_id: 3 } },
  { name: "store.public", url: "/api/public/products" },
  { name: "license.installed", url: "/api/licenses/getinstalled", body: byCompany },
  { name: "license.payments", url: "/api/licenses/payments", body: byCompany },
  { name: "person.list", url: "/api/people", body: byCompany },
  {
    name: "person.list of a department",
    url: "/api/people",
    body: { ...byCompany, department: "Desk 3" },
  },
  {
    name: "user_permission.people",
    url: "/api/people/permissions",
    body: { ...byCompany, product_ids: [20, 40, 60] },
  },
  { name: "user_permission.apps", url: "/api/people/apps", body: byCompany },
  { name: "license.list", url: "/api/licenses", body: byCompany },
  {
    name: "license.list of hidden",
    url: "/api/licenses",
    body: { ...byCompany, filter: "hidden" },
  },
  // By name, so that all licenses of that company are read; the second one has twenty.
  { name: "license.listOfCompany", url: "/api/admin/companies/2/licenses", token: admin },
  { name: "review.queue", url: "/api/admin/reviews", token: admin },
  { name: "enquiry.list", url: "/api/admin/requests", token: admin },
  { name: "enquiry.list of open", url: "/api/admin/requests?state=open", token: admin },
  { name: "dispatch.list", url: "/api/admin/deliveries", token: admin },
  { name: "dispatch.list of failed", url: "/api/admin/deliveries?state=failed", token: admin },
  { name: "company.list", url: "/api/admin/companies", token: admin },
  { name: "user.list", url: "/api/admin/users", token: admin },
  { name: "audit.list", url: "/api/admin/audit", token: admin },
  {
    name: "audit.list of a subject",
    url: "/api/admin/audit?subject=submission&subject_id=7",
    token: admin,
  },
  {
    name: "audit.list of an action",
    url: "/api/admin/audit?action=submission.approve",
    token: admin,
  },
  { name: "submission.history", url: "/api/products/2/history", token: creator },
  { name: "submission.historyAsAdmin", url: "/api/admin/products/2/history", token: admin },
  { name: "webhook.deliveries", url: "/api/products/2/webhook-deliveries", token: creator },
];
/** Every search of texts. */
export const searches: readonly Query[] = [
  ...Object.entries(words).map(([what, filter]) => ({
    name: `store.filter: ${what}`,
    url: "/api/products/filter",
    body: { ...byCompany, filter },
  })),
  {
    name: "store.filter: one in a hundred of a menu entry",
    url: "/api/products/filter",
    body: { ...byCompany, filter: words["one in a hundred"], menu_entry_id: 5 },
  },
  { name: "store.public: every tenth", url: `/api/public/products?filter=${words["every tenth"]}` },
  { name: "product.list: every product", url: "/api/products?search=product", token: creator },
  {
    name: "product.listAsAdmin: every tenth",
    url: `/api/admin/products?search=${words["every tenth"]}`,
    token: admin,
  },
  {
    name: "person.list: one of a company",
    url: "/api/people",
    body: { ...byCompany, search: "anna 77" },
  },
  { name: "user.list: many", url: "/api/admin/users?search=person", token: admin },
  { name: "enquiry.list: one", url: "/api/admin/requests?search=visitor77%40", token: admin },
  { name: "dispatch.list: one", url: "/api/admin/deliveries?search=person77%40", token: admin },
  { name: "user.list: one", url: "/api/admin/users?search=person77%40", token: admin },
];
