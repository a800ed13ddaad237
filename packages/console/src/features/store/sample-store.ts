// Sample store cards and a product, for stories: a license in every standing.
import { toCardFlags, toStatusFlags, languages, type StoreCard } from "@lanyard/contract";
import type { StoreDetail } from "./store.queries.ts";

const names = [
  "Accoglienza visitatori",
  "Mensa e buoni pasto",
  "Sale riunioni",
  "Parcheggio condiviso per sedi con più ingressi e turni notturni",
  "Badge smarrito",
  "Clima aziendale",
];
const entries = ["Accessi", "Sicurezza", "Presenze", "Spazi", "Mensa e servizi", "Persone"];
export const sampleMenu = entries.map((label, index) => ({ id: index + 1, label }));

export function storeCard(n: number, changes: Partial<StoreCard> = {}): StoreCard {
  const entry = n % entries.length;
  return {
    ...toCardFlags("ready_for_sale", true),
    status: "ready_for_sale",
    product_id: n + 1,
    submission_id: n + 101,
    product_name: names[n % names.length]!,
    description:
      "Registra chi entra e chi esce, stampa il badge temporaneo e avvisa chi aspetta la visita.",
    version: "1.2.0",
    username: "ada",
    menu_entry_id: entry + 1,
    menu_entry_name: entries[entry]!,
    price_amount: n % 2 === 0 ? 0 : 9.5,
    price_currency: "EUR",
    is_private: 0,
    icon_url: "",
    banner_url: "",
    expiration_id: 5,
    expiration_name: "Un anno",
    submission_updadet_at: "2026-03-14T09:26:53Z",
    license_state: "none",
    license_id: null,
    license_expires_at: null,
    license_expiring_at: null,
    installed_version: "",
    ...changes,
  };
}

/** Far from any date on which a story runs. */
const never = "2999-01-01T00:00:00Z";
const past = "2020-01-01T00:00:00Z";

/** One card for each standing. */
export const licenseStateCards = (): StoreCard[] => [
  storeCard(0),
  storeCard(1, { license_state: "licensed", license_id: 1 }),
  storeCard(2, { license_state: "paid", license_id: 2, license_expires_at: never }),
  storeCard(3, {
    license_state: "installed",
    license_id: 3,
    license_expires_at: never,
    installed_version: "1.1.0",
  }),
  storeCard(4, { license_state: "expired", license_id: 4, license_expires_at: past }),
  storeCard(5, { license_state: "installed", license_id: 5, installed_version: "1.2.0" }),
];

export const storeGridCards = (count = 6): StoreCard[] =>
  Array.from({ length: count }, (_, n) => storeCard(n));

export const samplePermissions = [
  { id: 1, label: "Leggere l’elenco delle persone" },
  { id: 3, label: "Leggere le timbrature" },
  { id: 8, label: "Inviare notifiche alle persone" },
];

export const storeDetail = (): StoreDetail => ({
  submission: {
    ...toStatusFlags("ready_for_sale"),
    status: "ready_for_sale",
    submission_id: 31,
    product_id: 12,
    product_name: "Presenze",
    submission_description:
      "Chi è in sede, chi lavora da casa e chi è in ferie.\n\nSi timbra con il badge, senza fogli di calcolo. Ognuno vede il proprio reparto, chi coordina vede tutti.",
    version: "2.1.0",
    user_id: 7,
    username: "marta",
    price_amount: 9.5,
    price_currency: "EUR",
    expiration_id: 5,
    expiration_name: "Un anno",
    is_private: 0,
    mobile_available: 1,
    notes: "Le ferie si chiedono dal badge.",
    menu_entry_id: 3,
    menu_entry_name: "Presenze",
    icon_url: "",
    banner_url: "",
    source_code_url: "",
    source_code_name: "",
    db_script_url: "",
    db_script_name: "",
    privacy_policy_url: "https://marta.test/privacy",
    service_terms_url: "https://marta.test/termini",
    webhook_url: "",
    rejection_reason: "",
    submission_updadet_at: "2026-10-14T08:05:09.000Z",
    languages: [],
  },
  screenshots: [],
  enabled_accounts: [],
  builds: ["2.1.0", "2.0.0", "1.1.0", "1.0.0"].map((version, index) => ({
    build_icon: "",
    build_name: "Presenze",
    build_version: version,
    build_creation_date: `2026-0${8 - index}-14T08:05:09.000Z`,
    build_notes: index === 3 ? "" : "Le ferie si chiedono dal badge.",
    submission_id: 31 - index,
    status: index === 0 ? ("ready_for_sale" as const) : ("superseded" as const),
  })),
  permissions: samplePermissions.map(({ id }) => ({ permission_id: id })),
  available_languages: languages.map((language) => ({ ...language })),
  username: { username: "marta", support_email: "aiuto@marta.test" },
  preflight: null,
});
