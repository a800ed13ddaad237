// The lists that forms choose from, labelled for a reader, and whether an id is in one.
import { fallbackLanguage } from "@lanyard/contract";
import type { LanguageCode, Option, Settings } from "@lanyard/contract";
import type { Tx } from "../database/db.ts";
import type { Env } from "../shared/env.ts";
import * as store from "./lookup.store.ts";

async function options(tx: Tx, list: store.List, language: LanguageCode): Promise<Option[]> {
  const entries = await store.entriesOf(tx, list);
  return entries.map(({ id, label }) => ({
    id,
    label: label[language] ?? label[fallbackLanguage],
  }));
}

export const menu = (tx: Tx, language: LanguageCode) => options(tx, "menu", language);
export const permissions = (tx: Tx, language: LanguageCode) => options(tx, "permissions", language);
export const expirations = (tx: Tx, language: LanguageCode) => options(tx, "expirations", language);
/** Permissions that can be given to people. */
export const userPermissions = (tx: Tx, language: LanguageCode) =>
  options(tx, "userPermissions", language);

export interface KnownIds {
  readonly menu: ReadonlySet<number>;
  readonly permissions: ReadonlySet<number>;
  readonly expirations: ReadonlySet<number>;
}

/** The ids that the lists of a product's form hold. */
export async function knownIds(tx: Tx): Promise<KnownIds> {
  const ids = async (list: store.List) =>
    new Set((await store.entriesOf(tx, list)).map(({ id }) => id));
  return {
    menu: await ids("menu"),
    permissions: await ids("permissions"),
    expirations: await ids("expirations"),
  };
}

/** The length of a contract in months; null when it never ends. Throws for an id that is none. */
export async function months(tx: Tx, expirationId: number): Promise<number | null> {
  const found = await store.findExpiration(tx, expirationId);
  if (!found) throw new Error(`there is no expiration ${expirationId}`);
  return found.months;
}

/** What the console shows of the environment. */
export const settingsOf = (env: Env): Settings => ({
  product_name: env.productName,
  support_email: env.supportEmail,
  docs_url: env.docsUrl,
  terms_url: env.termsUrl,
  privacy_url: env.privacyUrl,
  host_origins: [...env.hostOrigins],
  demo: env.demo,
});
