// Sample entries of the audit log, for stories and tests.
import type { AuditEntry } from "@lanyard/contract";

const base: AuditEntry = {
  audit_id: 512,
  at: "2026-03-14T09:26:53.000Z",
  actor: { kind: "user", id: 9, name: "ada" },
  action: "user.role",
  subject: { kind: "user", id: 7 },
  about: { user: { id: 7, name: "marta" }, product: null, version: "", company: null },
  before: { role: "creator" },
  after: { role: "admin" },
};
const nothing = { user: null, product: null, version: "", company: null };
const one = (some: Partial<AuditEntry>): AuditEntry => ({ ...base, ...some });

export const roleChanged = base;
export const textChanged = one({
  audit_id: 511,
  at: "2026-03-14T08:10:00.000Z",
  actor: { kind: "user", id: 7, name: "marta" },
  action: "submission.save",
  subject: { kind: "submission", id: 44 },
  about: { ...nothing, product: { id: 12, name: "Visite" }, version: "2.0.0" },
  before: {
    notes: "Prima versione.",
    permissions: [1, 2],
    mobile: false,
    texts: { it: { name: "Visite", description: "Chi entra." } },
  },
  after: {
    notes: "Seconda versione, con i colori.",
    permissions: [1, 3],
    mobile: true,
    texts: { it: { name: "Visite", description: "Chi entra, e quando." } },
  },
});
export const companyMade = one({
  audit_id: 510,
  at: "2026-03-13T17:00:00.000Z",
  action: "company.create",
  subject: { kind: "company", id: 4 },
  about: { ...nothing, company: { id: 4, name: "Officina Rossi" } },
  before: null,
  after: { name: "Officina Rossi", country: "IT", tokenHash: "(secret)" },
});
export const tokenReplaced = one({
  audit_id: 509,
  at: "2026-03-13T16:00:00.000Z",
  action: "company.token",
  subject: { kind: "company", id: 4 },
  about: { ...nothing, company: { id: 4, name: "Officina Rossi" } },
  before: { tokenHash: "(secret)" },
  after: { tokenHash: "(secret)" },
});
export const byVisitor = one({
  audit_id: 508,
  at: "2026-03-12T12:00:00.000Z",
  actor: { kind: "anyone", id: null, name: "" },
  action: "enquiry.create",
  subject: { kind: "enquiry", id: 31 },
  about: nothing,
  before: null,
  after: { email: "(erased)", object: "(erased)", language: "it" },
});
export const byServer = one({
  audit_id: 507,
  at: "2026-03-11T03:00:00.000Z",
  actor: { kind: "server", id: null, name: "" },
  action: "user.password_link",
  subject: { kind: "user", id: 8 },
  about: { ...nothing, user: { id: 8, name: "ugo" } },
  before: null,
  after: null,
});
/** The actor's name has been erased. */
export const longestEntry = one({
  audit_id: 506,
  actor: { kind: "company", id: 123456789, name: "" },
  about: {
    ...nothing,
    product: { id: 12, name: "Riconoscimentoautomaticodelledocumentazionidisicurezza" },
    version: "2.0.0",
  },
  action: "submission.remove_build_of_a_long_name",
  after: {
    description:
      "Riconoscimentoautomaticodelledocumentazionidisicurezzadeivisitatoriediappaltatori e molto altro testo che non finisce mai.",
  },
  before: null,
});
/** Nothing but the number of the build is known any more. */
export const ofGoneBuild = one({
  audit_id: 505,
  action: "submission.remove",
  subject: { kind: "submission", id: 45 },
  about: nothing,
  before: { status: "draft" },
  after: null,
});
/** The product is gone; the entry holds its name. */
export const ofGoneProduct = one({
  audit_id: 504,
  action: "product.remove",
  subject: { kind: "product", id: 13 },
  about: { ...nothing, product: { id: null, name: "Presenze" } },
  before: { name: "Presenze" },
  after: null,
});
export const sampleEntries: readonly AuditEntry[] = [
  roleChanged,
  textChanged,
  companyMade,
  tokenReplaced,
  byVisitor,
  byServer,
  ofGoneBuild,
  ofGoneProduct,
];

/** A full page of entries. */
export const manyEntries = (count: number): AuditEntry[] =>
  Array.from({ length: count }, (_, at) => one({ audit_id: 500 - at }));
