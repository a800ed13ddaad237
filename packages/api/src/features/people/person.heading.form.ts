// Which column of a list of people a heading stands for, in the languages of the product.
import type { ImportColumn } from "@lanyard/contract";
import { folded } from "../../platform/database/folding.ts";

export type Heading = ImportColumn | "first_name" | "surname";

/** Headings in lower case, without spaces, punctuation and accents. */
const words: Readonly<Record<Heading, string>> = {
  user_id:
    "id userid user personid employeeid employeenumber idutente utente idpersona identificativo codice matricola idusuario usuario identificador idempleado matricula identifiant idutilisateur utilisateur matricule",
  name: "name fullname displayname person employee nome nomecompleto nomeecognome nomecognome cognomeenome nominativo persona dipendente nombre nombrecompleto nombreyapellidos empleado nom nomcomplet nometprenom prenometnom personne employe",
  first_name: "firstname givenname forename prenom primonome primernombre",
  surname: "surname lastname familyname cognome apellido apellidos nomdefamille",
  email:
    "email mail emailaddress mailaddress indirizzoemail indirizzomail indirizzodiposta postaelettronica correo correoelectronico direcciondecorreo direccioncorreo email1 emailprofessionnel adresseemail adressemail adresseelectronique courriel",
  department:
    "department group team unit division office dipartimento reparto gruppo ufficio squadra departamento grupo equipo area seccion departement groupe service equipe",
};

const meanings = new Map(
  Object.entries(words).flatMap(([heading, names]) =>
    names.split(" ").map((name) => [name, heading as Heading] as const),
  ),
);

const bare = (heading: string): string =>
  folded(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The meaning of a heading; undefined for an unknown one. */
export const parseHeading = (heading: string): Heading | undefined => meanings.get(bare(heading));

const permissions = new Set("permissions permission permessi permesso permisos permiso".split(" "));

/** The app in a heading such as "Permissions: Reception"; undefined for any other heading. */
export function parseApp(heading: string): string | undefined {
  const [word = "", ...rest] = heading.split(":");
  const app = rest.join(":").trim();
  return app !== "" && permissions.has(bare(word)) ? app : undefined;
}
