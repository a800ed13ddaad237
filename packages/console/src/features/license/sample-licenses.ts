// Sample licenses in every standing, for stories.
import type { LicenseCard, LicenseSummary } from "@lanyard/contract";
import { toExpiringAt } from "./sample-license.ts";

/** Relative to now, so that each license keeps its standing. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const base: LicenseCard = {
  draft: 0,
  hidden: 0,
  rejected: 0,
  waiting_for_review: 0,
  ready_for_sale: 1,
  status: "ready_for_sale",
  product_id: 1,
  submission_id: 1,
  product_name: "Accoglienza",
  description: "",
  version: "2.3.0",
  username: "Officina Varchi",
  menu_entry_id: 1,
  menu_entry_name: "Visitatori",
  price_amount: 0,
  price_currency: "EUR",
  is_private: 0,
  icon_url: "",
  banner_url: "",
  expiration_id: 2,
  expiration_name: "1 mese",
  submission_updadet_at: "2026-01-02T10:00:00.000Z",
  license_state: "installed",
  license_id: 1,
  license_expires_at: null,
  license_expiring_at: null,
  installed_version: "2.3.0",
  offered: 1,
  endless: 1,
  month_amount: 0,
  month_currency: "EUR",
  renewal: null,
  paid_at: null,
  people: 2,
  unused: 0,
  update_version: "",
};
const priced = (amount: number) => ({
  endless: 0 as const,
  price_amount: amount,
  renewal: { price_amount: amount, price_currency: "EUR", expiration_id: 2 },
});
const one = (id: number, some: Partial<LicenseCard>): LicenseCard => ({
  ...base,
  license_id: id,
  product_id: id,
  license_expiring_at: toExpiringAt(some.license_expires_at ?? null),
  ...some,
});

export const expiring = one(2, {
  ...priced(12.5),
  product_name: "Sale riunioni",
  menu_entry_id: 3,
  menu_entry_name: "Spazi",
  version: "3.1.0",
  installed_version: "3.0.1",
  update_version: "3.1.0",
  license_expires_at: inDays(12),
  month_amount: 4.17,
  people: 3,
});
export const hiddenButPaid = one(3, {
  product_name: "Cambio turno",
  menu_entry_id: 4,
  menu_entry_name: "Personale",
  status: "hidden",
  hidden: 1,
  ready_for_sale: 0,
  offered: 0,
  endless: 0,
  version: "1.4.2",
  installed_version: "1.4.2",
  license_expires_at: inDays(21),
  month_amount: 6.9,
  people: 0,
  unused: 1,
});
export const unpaid = one(4, {
  ...priced(4.9),
  product_name: "Mensa",
  menu_entry_id: 5,
  menu_entry_name: "Servizi",
  version: "2.0.0",
  installed_version: "",
  license_state: "licensed",
  people: 0,
});
export const expired = one(5, {
  ...priced(8.9),
  product_name: "Parcheggio",
  version: "1.1.0",
  installed_version: "",
  license_state: "expired",
  license_expires_at: inDays(-11),
  people: 0,
});
export const paid = one(6, {
  ...priced(39.9),
  product_name: "Evacuazione e punti di raccolta del comprensorio nord",
  menu_entry_id: 2,
  menu_entry_name: "Sicurezza",
  version: "1.8.0",
  installed_version: "",
  license_state: "paid",
  license_expires_at: inDays(355),
  month_amount: 3.33,
  people: 0,
});
export const free = base;
export const sampleLicenses = [expired, expiring, hiddenButPaid, paid, unpaid, free];

export const sampleSummary: LicenseSummary = {
  licenses: 6,
  month: [{ currency: "EUR", amount: 14.39 }],
  counts: {
    due: 2,
    unpaid: 1,
    installed: 3,
    not_installed: 1,
    unused: 1,
    expired: 1,
    hidden: 1,
    update: 1,
  },
  due: { amounts: [{ currency: "EUR", amount: 12.5 }], not_renewable: 1 },
};
