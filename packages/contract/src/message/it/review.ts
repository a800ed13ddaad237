export const review = {
  "claim.taken": "{{name}} sta già leggendo questa build.",
  "claim.not_waiting": "Questa build non è più in attesa: è {{state}}.",
  "undo.too_late":
    "Questa decisione non si può più annullare: il tempo è passato e i messaggi sono partiti.",
  "undo.changed":
    "Questa decisione non si può più annullare: nel frattempo è successo altro alla build.",
  "remark.not_found": "Questa osservazione non esiste.",
  "remark.settled": "Questa osservazione è stata chiusa nel frattempo: non serve altro.",
  "remark.not_in_review":
    "Le osservazioni si scrivono mentre una build è in revisione: questa è {{state}}.",
  "remark.too_many": "Un prodotto può avere al massimo {{most}} osservazioni aperte.",
  "reply.not_found": "Questa risposta salvata non esiste.",
  "reply.stale": "Questa risposta è cambiata da quando l’hai aperta: non è stato salvato nulla.",
  "reply.too_many": "Si possono salvare al massimo {{most}} risposte.",
  "answer.required": "Scrivi la risposta.",
  "answer.too_long": "La risposta può avere al massimo {{most}} caratteri: {{over}} di troppo.",
  "reason.required": "Scrivi il motivo del rifiuto.",
  "reason.too_long": "Il motivo può avere al massimo {{most}} caratteri: {{over}} di troppo.",
} as const;
