// Sample deliveries in every state, for stories and tests.
import type { Delivery, DeliveryAttempt, DeliveryDetail } from "@lanyard/contract";

const base: Delivery = {
  dispatch_id: 91,
  kind: "webhook",
  about: "license.paid",
  state: "failed",
  receiver: "https://hooks.officina.example/lanyard",
  subject: "",
  product_id: 12,
  product_name: "Parcheggi",
  created_at: "2026-03-14T05:10:00.000Z",
  tries: 13,
  first_at: "2026-03-14T05:10:01.000Z",
  last_at: "2026-03-14T09:26:53.000Z",
  reason: "status",
  status: 500,
  version: 0,
};
const one = (id: number, some: Partial<Delivery>): Delivery => ({
  ...base,
  dispatch_id: id,
  ...some,
});
const mail = (id: number, some: Partial<Delivery>): Delivery =>
  one(id, { kind: "mail", product_id: null, product_name: "", ...some });

export const failedWebhook = base;
export const failedMail = mail(90, {
  about: "reminder",
  receiver: "acquisti@officina.example",
  subject: "La licenza di Parcheggi sta per scadere",
  reason: "rejected",
  status: 550,
});
export const failedInvitation = mail(89, {
  about: "invite",
  receiver: "nadia@tipografia.example",
  subject: "Invito a Lanyard",
  reason: "no_connection",
  status: null,
});
export const resent = one(88, {
  about: "app.installed",
  state: "resent",
  receiver: "https://apps.press.example/in",
  product_name: "Visite",
  tries: 14,
  reason: "no_answer",
  status: null,
  version: 1,
});
export const untried = mail(87, {
  about: "answer",
  state: "waiting",
  receiver: "joan@press.example",
  subject: "Re: Export of the visits",
  tries: 0,
  first_at: null,
  last_at: null,
  reason: null,
  status: null,
});
export const deliveredMail = mail(86, {
  about: "approved",
  state: "delivered",
  receiver: "marta@studio.example",
  subject: "Parcheggi 1.2.0 è in vendita",
  tries: 1,
  reason: null,
  status: null,
});
export const longestDelivery = mail(85, {
  about: "new_password",
  receiver: "massimiliano.dellatorre.tasso.sanbenedetto@cooperativa-manutenzione.example",
  subject:
    "Riconoscimentoautomaticodelledocumentazionidisicurezzadeivisitatori con un oggetto che occupa tutto lo spazio che gli si lascia",
  reason: "sign_in",
});
export const sampleDeliveries: readonly Delivery[] = [
  failedWebhook,
  failedMail,
  failedInvitation,
  resent,
  untried,
  deliveredMail,
];

/** A long list, as a large installation may have. */
export const manyDeliveries = (count: number): Delivery[] =>
  Array.from({ length: count }, (_, at) =>
    mail(400 - at, {
      about: "answer",
      state: "delivered",
      subject: `Risposta ${at + 1}`,
      receiver: `persona${at + 1}@example.com`,
      reason: null,
      status: null,
      tries: 1,
    }),
  );

const attempt = (at: string, some: Partial<DeliveryAttempt> = {}): DeliveryAttempt => ({
  at,
  status: 500,
  reason: "status",
  error: "answered 500",
  answer: "<h1>Internal Server Error</h1>\nThe database is locked.",
  ...some,
});

export const detailOf = (
  dispatch: Delivery,
  some: Partial<DeliveryDetail> = {},
): DeliveryDetail => ({
  ...dispatch,
  attempts: [],
  text: null,
  text_is: "forgotten",
  message_id: "",
  resent_by: "",
  resent_at: null,
  ...some,
});

export const webhookDetail = detailOf(failedWebhook, {
  attempts: [
    attempt("2026-03-14T05:10:01.000Z", {
      status: null,
      reason: "unknown_host",
      error: "ENOTFOUND",
      answer: "",
    }),
    attempt("2026-03-14T05:10:07.000Z"),
    attempt("2026-03-14T09:26:53.000Z"),
  ],
  text: '{"type":"license.paid","timestamp":"2026-03-14T05:10:00.000Z","data":{"product_id":12,"license_id":40,"company_email":"acquisti@officina.example","amount":9.5,"currency":"EUR"}}',
  text_is: "shown",
  message_id: "msg_5f0d6a9e-6f5c-4a1b-9b0e-2f4f5f0a7c11",
});
export const mailDetail = detailOf(failedMail, {
  attempts: [
    attempt("2026-03-14T05:10:01.000Z", {
      status: 550,
      reason: "rejected",
      error: "EENVELOPE",
      answer: "550 5.1.1 <acquisti@officina.example>: Recipient address rejected",
    }),
  ],
  text: "Ciao Officina Rossi,\n\nla licenza di Parcheggi scade il 30 marzo 2026.",
  text_is: "shown",
});
export const invitationDetail = detailOf(failedInvitation, {
  attempts: [
    attempt("2026-03-14T05:10:01.000Z", {
      status: null,
      reason: "no_connection",
      error: "ECONNREFUSED",
      answer: "",
    }),
  ],
  text_is: "secret",
});
export const resentDetail = detailOf(resent, {
  attempts: webhookDetail.attempts,
  text: webhookDetail.text,
  text_is: "shown",
  message_id: webhookDetail.message_id,
  resent_by: "bea",
  resent_at: "2026-03-14T10:02:00.000Z",
});
