// Companies as an administrator sees them, for stories.
import type { Company, CompanyDetail } from "@lanyard/contract";

const base: Company = {
  company_id: 1,
  name: "Officina Varchi",
  email: "amministrazione@varchi.example",
  country: "IT",
  active: 1,
  created_at: "2026-01-12T09:00:00.000Z",
  last_seen_at: "2026-03-14T08:00:00.000Z",
  former_token_until: null,
};
const one = (company_id: number, some: Partial<Company>): Company => ({
  ...base,
  company_id,
  ...some,
});

export const changing = one(2, {
  name: "Bottega Conti",
  email: "ufficio@conti.example",
  former_token_until: "2026-03-21T08:00:00.000Z",
});
export const revoked = one(3, {
  name: "Atelier Lumière",
  email: "contact@lumiere.example",
  country: "FR",
  active: 0,
  last_seen_at: null,
});
export const sampleCompanies: readonly Company[] = [
  base,
  changing,
  revoked,
  one(4, { name: "Talleres Ibarra", email: "hola@ibarra.example", country: "ES" }),
];
export const longest = one(5, {
  name: "Società cooperativa per la manutenzione degli impianti di risalita dell’Appennino settentrionale",
  email: "amministrazione.impianti.appennino.settentrionale@cooperativa-manutenzione.example",
});

/** A long list, as a large installation may have. */
export const manyCompanies = (count: number): Company[] =>
  Array.from({ length: count }, (_, at) => one(at + 1, { name: `Azienda ${at + 1}` }));

export const detailOf = (company: Company, people = 128): CompanyDetail => ({ ...company, people });
