// People and countries as options, for the stories of lists.
import { Avatar } from "../avatar/Avatar.tsx";
import type { ListOption } from "../option-list/option.ts";

const names = [
  "Ada Moretti",
  "Bruno Keller",
  "Chloé Lefèvre",
  "Elena Rossi",
  "Íñigo Muñoz",
  "Jonas Weiß",
  "Noor van Dijk",
  "Zoë Álvarez",
];

/** The name as the local part of an email address. */
const folded = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z ]/g, "")
    .replaceAll(" ", ".");

export const people: ListOption[] = names.map((name) => ({
  value: folded(name),
  label: name,
  text: `${folded(name)}@harbour.test`,
  picture: <Avatar name="" />,
  disabled: name === "Jonas Weiß",
}));

export const countries: ListOption[] = [
  ["at", "Austria", "Europe"],
  ["fr", "France", "Europe"],
  ["de", "Germany", "Europe"],
  ["it", "Italy", "Europe"],
  ["es", "Spain", "Europe"],
  ["br", "Brazil", "The Americas"],
  ["ca", "Canada", "The Americas"],
  ["mx", "México", "The Americas"],
  ["au", "Australia", "Oceania"],
  ["nz", "New Zealand", "Oceania"],
].map(([value = "", label = "", group]) => ({ value, label, ...(group && { group }) }));
