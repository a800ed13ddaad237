export const mail = {
  "mail.invite_subject": "Il tuo account {{product}}",
  "mail.invite_text":
    "Ciao {{username}},\n\nè stato creato un account {{product}} per te. Scegli la password qui, entro {{hours}} ore:\n\n{{link}}\n\nSe il collegamento è scaduto, chiedine uno nuovo da «Password dimenticata» nella pagina di accesso.\n",
  "mail.reset_subject": "Reimposta la password di {{product}}",
  "mail.reset_text":
    "Ciao {{username}},\n\nqualcuno, probabilmente tu, ha chiesto di reimpostare la password. Puoi farlo qui, una volta sola ed entro {{hours}} ore:\n\n{{link}}\n\nSe non sei stato tu, ignora questo messaggio: la password resta quella di prima.\n",
  "mail.confirm_email_subject": "Conferma il tuo indirizzo e-mail per {{product}}",
  "mail.confirm_email_text":
    "Ciao {{username}},\n\nhai chiesto di usare questo indirizzo e-mail per il tuo account {{product}}. Confermalo qui entro {{hours}} ore:\n\n{{link}}\n\nFino ad allora si accede con l’indirizzo di prima. Se non sei stato tu, ignora questo messaggio: non cambia niente.\n",
  "mail.undo_email_subject": "{{product}}: è cambiato il tuo indirizzo e-mail",
  "mail.undo_email_text":
    "Ciao {{username}},\n\nl’indirizzo e-mail del tuo account è ora {{email}}: da adesso si accede con quello, e i nostri messaggi arrivano lì.\n\nSe non sei stato tu, annulla la modifica qui entro {{days}} giorni:\n\n{{link}}\n\nTutte le sessioni finiscono e torna questo indirizzo. Se ti serve aiuto, scrivi a {{support}}.\n",
  "mail.new_email_subject": "{{product}}: è cambiato il tuo indirizzo e-mail",
  "mail.new_email_text":
    "Ciao {{username}},\n\nl’indirizzo e-mail del tuo account è ora {{email}}: da adesso si accede con quello, e i nostri messaggi arrivano lì.\n\nSe non sei stato tu, scrivi subito a {{support}}.\n",
  "mail.new_password_subject": "{{product}}: è cambiata la tua password",
  "mail.new_password_text":
    "Ciao {{username}},\n\nla password del tuo account è stata cambiata, e le altre sessioni sono terminate.\n\nSe non sei stato tu, reimpostala subito dalla pagina di accesso e scrivi a {{support}}.\n",
  "mail.enquiry_subject": "Richiesta di funzionalità: {{object}}",
  "mail.enquiry_text": "Da: {{email}}\n\n{{description}}\n",
  "mail.answer_subject": "Risposta alla tua richiesta: {{subject}}",
  "mail.answer_text": "{{answer}}\n\nIl {{date}} ci avevi scritto:\n\n{{text}}\n",
  "mail.proposal_subject": "Richiesta di proposta: {{product}}",
  "mail.proposal_text":
    "Azienda: {{company}} ({{email}})\nProdotto: {{product}} (n. {{id}})\n\n{{message}}\n",
  "mail.reminder_subject": "La licenza di {{title}} scade il {{date}}",
  "mail.reminder_subject_many": "{{count, number}} licenze stanno per scadere",
  "mail.reminder_line": "{{title}}: {{price}}, scade il {{date}}",
  "mail.reminder_line_last":
    "{{title}}: scade il {{date}} e non si può rinnovare, perché non è più in vendita",
  "mail.reminder_more": "e altre {{count, number}}",
  "mail.reminder_text":
    "Buongiorno {{company}},\n\nstanno per scadere queste licenze. Dopo la scadenza le app non si possono più installare, aggiornare o dare a nuove persone; quelle installate si possono ancora leggere e disinstallare.\n\n{{licenses}}\n\nSi rinnovano qui, una per una o tutte insieme:\n\n{{link}}\n",
  "mail.reminder_text_last":
    "Buongiorno {{company}},\n\nstanno per scadere queste licenze. Fino alla scadenza tutto resta com’è; poi le app non si potranno più installare, aggiornare o dare a nuove persone. Quelle installate si potranno ancora leggere e disinstallare.\n\n{{licenses}}\n\nTutte le licenze sono qui:\n\n{{link}}\n",
  "mail.price_subject": "Il prezzo di {{title}} è cambiato",
  "mail.price_text":
    "Buongiorno {{company}},\n\nun nuovo periodo di {{title}} adesso costa {{price}}. Il prezzo che conoscevate era {{known}}.\n\nPer il periodo che avete pagato non cambia nulla. Fine del periodo: {{date}}. Solo chi rinnova paga il nuovo prezzo.\n",
  "mail.waiting_subject": "Da revisionare: {{title}} {{version}}",
  "mail.waiting_text":
    "Ciao {{username}},\n\n{{creator}} ha inviato in revisione {{title}}, versione {{version}}:\n\n{{link}}\n",
  "mail.approved_subject": "Approvata: {{title}} {{version}}",
  "mail.approved_text":
    "Ciao {{username}},\n\n{{title}}, versione {{version}}, è stata approvata ed è {{state}}:\n\n{{link}}\n",
  "mail.rejected_subject": "Rifiutata: {{title}} {{version}}",
  "mail.rejected_text":
    "Ciao {{username}},\n\n{{title}}, versione {{version}}, è stata {{state}}. Il motivo:\n\n{{reason}}\n\nPuoi correggerla e inviarla di nuovo:\n\n{{link}}\n",
  "mail.remarks_subject": "Osservazioni su {{title}} {{version}}",
  "mail.remarks_text":
    "Ciao {{username}},\n\nchi revisiona ha scritto delle osservazioni su {{title}}, versione {{version}}, che è {{state}}:\n\n{{remarks}}\n\nLe trovi qui, ognuna al suo posto: puoi rispondere e spuntarle.\n\n{{link}}\n",
} as const;
