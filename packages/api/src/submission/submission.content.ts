// What a creator fills in of a build, all in one value that a form can change and rules can judge before it is stored.
import type { BuildFacts } from "@lanyard/contract";
import type { Parts } from "./submission.parts.store.ts";
import type { Build } from "./submission.build.store.ts";
import type { SubmissionRow } from "./submission.store.ts";

const fields = [
  "version",
  "menuEntryId",
  "notes",
  "mobileAvailable",
  "priceCents",
  "priceCurrency",
  "expirationId",
  "isPrivate",
  "icon",
  "banner",
  "archive",
  "archiveName",
  "sqlScript",
  "sqlScriptName",
  "privacyPolicyUrl",
  "serviceTermsUrl",
  "webhookUrl",
] as const satisfies readonly (keyof SubmissionRow)[];
type Field = (typeof fields)[number];

export type Columns = Pick<SubmissionRow, Field>;
export type Content = Columns & Parts;

export const columnsOf = (content: Columns): Columns =>
  Object.fromEntries(fields.map((field) => [field, content[field]])) as unknown as Columns;

export const contentOf = (build: Build): Content => ({
  ...columnsOf(build.row),
  texts: build.texts,
  permissions: build.permissions,
  accounts: build.accounts,
  screenshots: build.screenshots,
});

/** A new build of the same product: everything but what is the new build's own. */
export const nextBuildOf = (content: Content): Content => ({
  ...content,
  version: "",
  notes: "",
  archive: "",
  archiveName: "",
  sqlScript: "",
  sqlScriptName: "",
  screenshots: content.screenshots.map(({ image }) => ({ image })),
});

const offerOf = ({ priceCents, priceCurrency, expirationId, isPrivate }: Content) => ({
  priceCents,
  priceCurrency,
  expirationId,
  isPrivate,
});

/** Whether two contents differ at most in price and publication. */
export function sameButOffer(one: Content, other: Content): boolean {
  const rest = (content: Content) =>
    JSON.stringify([
      columnsOf({ ...content, ...offerOf(one) }),
      content.texts,
      content.permissions,
      content.screenshots,
    ]);
  return rest(one) === rest(other);
}

/** The storage keys that a content names. */
export const keysOf = (content: Content): string[] =>
  [
    content.icon,
    content.banner,
    content.archive,
    content.sqlScript,
    ...content.screenshots.map(({ image }) => image),
  ].filter((key) => key !== "");

export const factsOf = (content: Content): BuildFacts => ({
  languages: content.texts.map(({ languageId, name, description }) => ({
    id: languageId,
    name,
    description,
  })),
  version: content.version,
  menu_entry_id: content.menuEntryId,
  notes: content.notes,
  price_amount: content.priceCents / 100,
  price_currency: content.priceCurrency,
  expiration_id: content.expirationId,
  privacy_policy_url: content.privacyPolicyUrl,
  service_terms_url: content.serviceTermsUrl,
  webhook_url: content.webhookUrl,
  hasArchive: content.archive !== "",
  hasIcon: content.icon !== "",
  hasBanner: content.banner !== "",
});
