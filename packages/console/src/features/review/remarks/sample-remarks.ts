// Remarks and saved replies for stories and tests.
import type { Remark, Reply } from "@lanyard/contract";

export function sampleRemark(difference: Partial<Remark> = {}): Remark {
  return {
    remark_id: 1,
    submission_id: 31,
    version: "2.1.0",
    field: "languages[1][description]",
    path: "",
    line: null,
    text: "La descrizione dice che cosa fa l’app, ma non per chi. Comincia con la situazione di chi la userà.",
    username: "ada",
    at: "2026-10-15T09:12:00.000Z",
    answer: "",
    answered_at: null,
    done_at: null,
    changed: 0,
    was: "Chi è in sede, chi lavora da casa e chi è in ferie.",
    ...difference,
  };
}

export const sampleRemarks = (): Remark[] => [
  sampleRemark(),
  sampleRemark({
    remark_id: 2,
    field: "source_code_url",
    path: "src/config.js",
    line: 12,
    text: "Qui c’è una chiave in chiaro: annullala e leggila dalla configurazione.",
    was: "",
    answer: "Annullata ieri, ora viene dalla configurazione.",
    answered_at: "2026-10-16T07:30:00.000Z",
    done_at: "2026-10-16T07:31:00.000Z",
    changed: 1,
  }),
  sampleRemark({
    remark_id: 3,
    field: "",
    text: "Bel lavoro: manca poco.",
    was: "",
    changed: 1,
  }),
];

export const sampleReplies = (): Reply[] => [
  {
    reply_id: 1,
    about: "texts",
    texts: {
      it: "Le note di rilascio sono troppo brevi per decidere se aggiornare.",
      en: "The release notes are too short to decide whether to update.",
      es: "Las notas de la versión son demasiado breves para decidir si actualizar.",
      fr: "Les notes de version sont trop courtes pour décider d’une mise à jour.",
    },
    updated_at: "2026-10-01T08:00:00.000Z",
    username: "",
  },
  {
    reply_id: 2,
    about: "pictures",
    texts: {
      it: "A 32 pixel l’icona non si distingue più. Prova con una sola forma, piena, senza scritte.",
      en: "At 32 pixels the icon can no longer be told apart. Try a single solid shape without words.",
      es: "A 32 píxeles el icono ya no se distingue. Prueba con una sola forma, maciza y sin palabras.",
      fr: "À 32 pixels, on ne distingue plus l’icône. Essayez une seule forme pleine et sans mots.",
    },
    updated_at: "2026-10-02T08:00:00.000Z",
    username: "bruno",
  },
];
