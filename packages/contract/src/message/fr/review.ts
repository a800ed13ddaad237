import type { review as italian } from "../it/review.ts";

export const review: Readonly<Record<keyof typeof italian, string>> = {
  "claim.taken": "{{name}} lit déjà cette build.",
  "claim.not_waiting": "Cette build n’attend plus : elle est {{state}}.",
  "undo.too_late":
    "Cette décision ne peut plus être annulée : le délai est passé et les messages sont partis.",
  "undo.changed":
    "Cette décision ne peut plus être annulée : autre chose est arrivé à la build entre-temps.",
  "remark.not_found": "Cette remarque n’existe pas.",
  "remark.settled": "Cette remarque a été close entre-temps : il n’y a plus rien à faire.",
  "remark.not_in_review":
    "Les remarques s’écrivent pendant qu’une build est en cours de vérification : celle-ci est {{state}}.",
  "remark.too_many": "Un produit peut avoir au plus {{most}} remarques ouvertes.",
  "reply.not_found": "Cette réponse enregistrée n’existe pas.",
  "reply.stale": "Cette réponse a changé depuis que vous l’avez ouverte : rien n’a été enregistré.",
  "reply.too_many": "On peut enregistrer au plus {{most}} réponses.",
  "answer.required": "Écrivez la réponse.",
  "answer.too_long": "La réponse peut compter {{most}} caractères au plus : {{over}} de trop.",
  "reason.required": "Saisissez le motif du refus.",
  "reason.too_long": "Le motif peut compter {{most}} caractères au plus : {{over}} de trop.",
};
