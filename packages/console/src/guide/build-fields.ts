// The fields of a build as the guide lists them: which are needed for review, and what each accepts.
import {
  archiveTypes,
  completenessProblems,
  currencies,
  listExpirations,
  listMenu,
  listPermissions,
  priceLimits,
  sqlTypes,
  submissionLimits as limits,
} from "@lanyard/contract";

export type Accepts =
  | { readonly kind: "characters" | "link" | "entries"; readonly most: number }
  | { readonly kind: "price"; readonly most: number }
  | { readonly kind: "one_of"; readonly path: string }
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "flag" }
  | { readonly kind: "file"; readonly types: readonly string[]; readonly bytes: number }
  | { readonly kind: "picture"; readonly most: number };

const characters = (most: number): Accepts => ({ kind: "characters", most });
const oneOf = ({ path }: { readonly path: string }): Accepts => ({ kind: "one_of", path });
const file = (types: Readonly<Record<string, readonly string[]>>, bytes: number): Accepts => ({
  kind: "file",
  types: Object.values(types).flat(),
  bytes,
});
const link: Accepts = { kind: "link", most: limits.url };
const picture: Accepts = { kind: "picture", most: 1 };

/** By name on the wire, in the order of the editor. `label` is the editor's name for it. */
const accepted = {
  "languages[n][name]": { label: "build.name", accepts: characters(limits.title) },
  "languages[n][description]": {
    label: "build.description",
    accepts: characters(limits.description),
  },
  menu_entry_id: { label: "build.menu_entry_id", accepts: oneOf(listMenu) },
  version: { label: "build.version", accepts: characters(limits.version) },
  mobile_available: { label: "build.mobile_available", accepts: { kind: "flag" } },
  "permissions[n]": { label: "build.permissions", accepts: oneOf(listPermissions) },
  source_code_url: {
    label: "build.source_code_url",
    accepts: file(archiveTypes, limits.archiveBytes),
  },
  db_script_url: { label: "build.db_script_url", accepts: file(sqlTypes, limits.sqlBytes) },
  notes: { label: "build.section_notes", accepts: characters(limits.notes) },
  icon: { label: "build.icon", accepts: picture },
  banner: { label: "build.banner", accepts: picture },
  "screenshots[n]": {
    label: "build.screenshots",
    accepts: { kind: "picture", most: limits.screenshots },
  },
  price_amount: { label: "build.price_amount", accepts: { kind: "price", most: priceLimits.most } },
  price_currency: {
    label: "build.price_currency",
    accepts: { kind: "words", words: currencies.map(({ code }) => code) },
  },
  expiration_id: { label: "build.expiration_id", accepts: oneOf(listExpirations) },
  is_private: { label: "offer.private", accepts: { kind: "flag" } },
  "company_token[n]": {
    label: "build.company_token",
    accepts: { kind: "entries", most: limits.accounts },
  },
  privacy_policy_url: { label: "build.privacy_policy_url", accepts: link },
  service_terms_url: { label: "build.service_terms_url", accepts: link },
  webhook_url: { label: "build.webhook_url", accepts: link },
} as const satisfies Record<string, { readonly label: string; readonly accepts: Accepts }>;

/** What the server would miss in a build that holds nothing. */
const needed = new Set(
  completenessProblems({
    languages: [{ id: 1, name: "", description: "" }],
    version: "",
    menu_entry_id: null,
    notes: "",
    price_amount: "",
    price_currency: "",
    expiration_id: null,
    privacy_policy_url: "",
    service_terms_url: "",
    webhook_url: "",
    hasArchive: false,
    hasIcon: false,
    hasBanner: false,
  }).map(({ field }) => field?.replace(/\[\d+\]/, "[n]")),
);

export const buildFields = Object.entries(accepted).map(([name, { label, accepts }]) => ({
  name,
  label,
  accepts,
  needed: needed.has(name),
}));
export type BuildField = (typeof buildFields)[number];
