export const delivery = {
  "webhook.not_found": "Questo messaggio non esiste.",
  "webhook.waiting": "Questo messaggio è ancora in consegna.",
  "enquiry.not_found": "Questa richiesta non esiste.",
  "enquiry.changed": "{{name}} ha già trattato questa richiesta: non è stato fatto niente.",
  "dispatch.not_found": "Questo invio non esiste o non è più conservato.",
  "dispatch.resent": "{{name}} ha già ripetuto questo invio: non è stato inviato niente.",
  "dispatch.again":
    "Nel frattempo è stato ripetuto, e non è arrivato di nuovo: non è stato inviato niente.",
  "dispatch.waiting": "Si sta ancora provando: non è stato inviato niente.",
  "dispatch.delivered": "È arrivato: non è stato inviato niente.",
  "dispatch.link_expired":
    "Il collegamento di questa e-mail è scaduto. Chi ne ha ancora bisogno lo richiede dalla pagina di accesso: non è stato inviato niente.",
  "dispatch.email_link_gone":
    "Il collegamento di questa e-mail non è più valido: non è stato inviato niente.",
  "dispatch.invite_used":
    "L’account di questo invito ha ormai una password, o è disattivato: non è stato inviato niente.",
  "dispatch.no_address": "Il suo prodotto non ha più un webhook: non è stato inviato niente.",
  "dispatch.forgotten": "Questo messaggio non è più conservato: non è stato inviato niente.",
  "message.required": "Scrivi di che cosa hai bisogno.",
  "functionality.object": "Oggetto",
  "request_text.required": "Descrivi la richiesta.",
} as const;
