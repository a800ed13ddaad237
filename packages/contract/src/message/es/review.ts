import type { review as italian } from "../it/review.ts";

export const review: Readonly<Record<keyof typeof italian, string>> = {
  "claim.taken": "{{name}} ya está leyendo esta build.",
  "claim.not_waiting": "Esta build ya no espera: está {{state}}.",
  "undo.too_late":
    "Esta decisión ya no se puede deshacer: el tiempo ha pasado y los mensajes han salido.",
  "undo.changed":
    "Esta decisión ya no se puede deshacer: entretanto ha ocurrido algo más con la build.",
  "remark.not_found": "Esta observación no existe.",
  "remark.settled": "Esta observación se ha cerrado mientras tanto: no hace falta nada más.",
  "remark.not_in_review":
    "Las observaciones se escriben mientras una build está en revisión: esta está {{state}}.",
  "remark.too_many": "Un producto puede tener como máximo {{most}} observaciones abiertas.",
  "reply.not_found": "Esta respuesta guardada no existe.",
  "reply.stale": "Esta respuesta ha cambiado desde que la abriste: no se ha guardado nada.",
  "reply.too_many": "Se pueden guardar como máximo {{most}} respuestas.",
  "answer.required": "Escribe la respuesta.",
  "answer.too_long": "La respuesta puede tener como máximo {{most}} caracteres: sobran {{over}}.",
  "reason.required": "Escribe el motivo del rechazo.",
  "reason.too_long": "El motivo puede tener como máximo {{most}} caracteres: sobran {{over}}.",
};
