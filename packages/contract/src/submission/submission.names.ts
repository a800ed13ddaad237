// What people call the statuses and the moves, in each language: screens, mails, the guide and refusals say it.
import { languageCodes, type LanguageCode } from "../languages.ts";
import type { Move, Status, transitions } from "./submission.lifecycle.ts";

type Named = Readonly<Record<LanguageCode, string>>;

/** As in "the build is …"; a label begins with a capital. */
const statusNames: Readonly<Record<Status, Named>> = {
  draft: {
    it: "in lavorazione",
    en: "work in progress",
    es: "en preparación",
    fr: "en préparation",
  },
  waiting_for_review: {
    it: "in revisione",
    en: "in review",
    es: "en revisión",
    fr: "en cours d’examen",
  },
  rejected: { it: "rifiutata", en: "rejected", es: "rechazada", fr: "refusée" },
  ready_for_sale: { it: "in vendita", en: "on sale", es: "a la venta", fr: "en vente" },
  hidden: { it: "nascosta", en: "hidden", es: "oculta", fr: "masquée" },
  superseded: { it: "sostituita", en: "superseded", es: "sustituida", fr: "remplacée" },
};

/** The statuses in which nobody can save the build. */
type Locked = Exclude<Status, (typeof transitions)["save"]["from"][number]>;

/** Why the editor cannot change a build, and what to do instead. */
const lockedTexts: Readonly<Record<Locked, Named>> = {
  waiting_for_review: {
    it: "Finché la revisione è in corso la build non si modifica. Prezzo e pubblicazione si cambiano dalla pagina del prodotto.",
    en: "While it is under review the build cannot be changed. Price and publication can, on the product page.",
    es: "Mientras está en revisión la build no se puede modificar. El precio y la publicación se cambian en la página del producto.",
    fr: "Pendant la vérification, la build ne se modifie pas. Le prix et la publication se changent sur la page du produit.",
  },
  ready_for_sale: {
    it: "Questa build è in vendita e non si modifica. Per cambiare qualcosa crea una nuova build.",
    en: "This build is on sale and cannot be changed. Create a new build to change something.",
    es: "Esta build está a la venta y no se puede modificar. Para cambiar algo crea una nueva build.",
    fr: "Cette build est en vente et ne se modifie pas. Créez une nouvelle build pour changer quelque chose.",
  },
  hidden: {
    it: "Questa build è nascosta dallo store e non si modifica.",
    en: "This build is hidden from the store and cannot be changed.",
    es: "Esta build está oculta en la tienda y no se puede modificar.",
    fr: "Cette build est masquée de la boutique et ne se modifie pas.",
  },
  superseded: {
    it: "Questa build resta nello storico e non si modifica.",
    en: "This build stays in the history and cannot be changed.",
    es: "Esta build queda en el historial y no se puede modificar.",
    fr: "Cette build reste dans l’historique et ne se modifie pas.",
  },
};

/** As in "You cannot …". */
const moveNames: Readonly<Record<Move, Named>> = {
  save: { it: "salvare", en: "save", es: "guardar", fr: "enregistrer" },
  send: {
    it: "inviare in revisione",
    en: "send it for review",
    es: "enviar a revisión",
    fr: "envoyer en vérification",
  },
  save_offer: {
    it: "salvare prezzo e pubblicazione",
    en: "save price and publication",
    es: "guardar precio y publicación",
    fr: "enregistrer le prix et la publication",
  },
  cancel: {
    it: "riportare in lavorazione",
    en: "take it back to work in progress",
    es: "devolver a preparación",
    fr: "remettre en préparation",
  },
  approve: { it: "approvare", en: "approve it", es: "aprobar", fr: "approuver" },
  reject: { it: "rifiutare", en: "reject it", es: "rechazar", fr: "refuser" },
  set_ready: {
    it: "mettere in vendita",
    en: "put it on sale",
    es: "poner a la venta",
    fr: "mettre en vente",
  },
  set_review: {
    it: "riportare in revisione",
    en: "take it back to review",
    es: "devolver a revisión",
    fr: "remettre en vérification",
  },
  hide: { it: "nascondere", en: "hide it", es: "ocultar", fr: "masquer" },
  enable: { it: "riabilitare", en: "re-enable it", es: "rehabilitar", fr: "réactiver" },
  add_build: {
    it: "aggiungere una versione",
    en: "add a build",
    es: "añadir una versión",
    fr: "ajouter une version",
  },
  remove: { it: "rimuovere", en: "remove it", es: "eliminar", fr: "supprimer" },
};

export type NameKey = `status.${Status}` | `locked.${Locked}` | `action.${Move}`;

const tables = { status: statusNames, locked: lockedTexts, action: moveNames };

const namesIn = (language: LanguageCode) =>
  Object.fromEntries(
    Object.entries(tables).flatMap(([table, rows]) =>
      Object.entries(rows).map(([key, named]) => [`${table}.${key}`, named[language]]),
    ),
  ) as Record<NameKey, string>;

/** By language, as messages: `status.draft`, `locked.hidden`, `action.save`. */
export const names = Object.fromEntries(
  languageCodes.map((code) => [code, namesIn(code)]),
) as Record<LanguageCode, Record<NameKey, string>>;
