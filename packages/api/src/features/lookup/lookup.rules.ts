// The lists that forms choose from, with labels in the reader's language.
import { fallbackLanguage } from "@lanyard/contract";
import type { LanguageCode, Option, Settings } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import type { Env } from "../../platform/env/env.ts";
import * as store from "./lookup.store.ts";

type Label = Readonly<Partial<Record<LanguageCode, string>>>;

/** The label in the reader's language, else in English: labels are data, and may lack a new language. */
export const selectLabel = (label: Label | null, language: LanguageCode): string =>
  label?.[language] ?? label?.[fallbackLanguage] ?? "";

async function options(tx: Tx, list: store.List, language: LanguageCode): Promise<Option[]> {
  const entries = await store.listEntries(tx, list);
  return entries.map(({ id, label }) => ({
    id,
    label: selectLabel(label, language),
  }));
}

export const menu = (tx: Tx, language: LanguageCode) => options(tx, "menu", language);
export const permissions = (tx: Tx, language: LanguageCode) => options(tx, "permissions", language);
export const expirations = (tx: Tx, language: LanguageCode) => options(tx, "expirations", language);
/** Permissions that can be given to people. */
export const userPermissions = (tx: Tx, language: LanguageCode) =>
  options(tx, "userPermissions", language);
/** The same with their names in every language. */
export const userPermissionNames = (tx: Tx) => store.listEntries(tx, "userPermissions");

/** The settings that the console needs. */
export const toSettings = (env: Env): Settings => ({
  product_name: env.productName,
  support_email: env.supportEmail,
  docs_url: env.docsUrl,
  terms_url: env.termsUrl,
  privacy_url: env.privacyUrl,
  host_origins: [...env.hostOrigins],
  demo: env.demo,
});
