// Sample people and apps for stories.
import type { LicensedApp, PersonWithPermissions } from "@lanyard/contract";

const app = (product_id: number, name: string, changes: Partial<LicensedApp>): LicensedApp => ({
  license_id: product_id,
  product_id,
  product_name: name,
  icon_url: "",
  menu_entry_id: 1,
  license_state: "installed",
  usable: 1,
  permissions: [
    { id: 5, label: "Emettere badge temporanei" },
    { id: 8, label: "Inviare notifiche alle persone" },
  ],
  people: 3,
  given: [],
  ...changes,
});

export const sampleApps: readonly LicensedApp[] = [
  app(4, "Accoglienza", { given: [5] }),
  app(2, "Punto di raccolta", {
    permissions: [{ id: 3, label: "Leggere le timbrature" }],
    given: [3],
  }),
  app(8, "Mensa", { license_state: "expired", usable: 0, people: 0 }),
];

const trades = ["Accoglienza", "Mensa", "Parcheggio", "Punto di raccolta", "Visitatori"];
/** As many as a large company has installed. */
export const manyApps: readonly LicensedApp[] = Array.from({ length: 150 }, (_, index) =>
  app(100 + index, `${trades[index % trades.length]} ${Math.floor(index / trades.length) + 1}`, {}),
);

const names = ["Anna Bianchi", "Bruno Ferri", "Chiara Conti", "Dario Neri", "Élodie Müller"];

const samplePerson = (index: number): PersonWithPermissions => ({
  user_id: `p${index}`,
  name: names[index % names.length] ?? "",
  email: `p${index}@bottega.example`,
  department: index % 2 === 0 ? "Portineria" : "Laboratorio",
  source: "list",
  permissions: [
    ...(index % 3 === 0 ? [] : [{ product_id: 4, permission_id: 5 }]),
    ...(index % 4 === 0 ? [{ product_id: 2, permission_id: 3 }] : []),
  ],
});

export const samplePeople = (count: number): PersonWithPermissions[] =>
  Array.from({ length: count }, (_, index) => samplePerson(index));

/** One person known only by an id, and one with very long texts. */
export const strangePeople: readonly PersonWithPermissions[] = [
  { ...samplePerson(1), user_id: "host-4711", name: "", email: "", department: "", source: "host" },
  {
    ...samplePerson(2),
    user_id: "long",
    name: "Maximiliana Alexandra von Hohenstein-Wittelsbach zu Rosenberg",
    department: "Un reparto che ha un nome lunghissimo",
  },
];
