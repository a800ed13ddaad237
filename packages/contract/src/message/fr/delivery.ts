import type { delivery as italian } from "../it/delivery.ts";

export const delivery: Readonly<Record<keyof typeof italian, string>> = {
  "webhook.not_found": "Ce message n’existe pas.",
  "webhook.waiting": "Ce message est encore en cours de livraison.",
  "enquiry.not_found": "Cette demande n’existe pas.",
  "enquiry.changed": "{{name}} s’est déjà occupé de cette demande : rien n’a été fait.",
  "dispatch.not_found": "Cet envoi n’existe pas ou n’est plus conservé.",
  "dispatch.resent": "{{name}} l’a déjà renvoyé : rien n’a été envoyé.",
  "dispatch.again": "Il a été renvoyé entre-temps et a échoué de nouveau : rien n’a été envoyé.",
  "dispatch.waiting": "Des essais sont encore en cours : rien n’a été envoyé.",
  "dispatch.delivered": "Il est arrivé : rien n’a été envoyé.",
  "dispatch.link_expired":
    "Le lien de cet e-mail a expiré. Qui en a encore besoin le redemande sur la page de connexion : rien n’a été envoyé.",
  "dispatch.email_link_gone": "Le lien de cet e-mail n’est plus valable : rien n’a été envoyé.",
  "dispatch.invite_used":
    "Le compte de cette invitation a désormais un mot de passe, ou est désactivé : rien n’a été envoyé.",
  "dispatch.no_address": "Son produit n’a plus de webhook : rien n’a été envoyé.",
  "dispatch.forgotten": "Ce message n’est plus conservé : rien n’a été envoyé.",
  "message.required": "Écrivez ce dont vous avez besoin.",
  "functionality.object": "Objet",
  "request_text.required": "Décrivez la demande.",
};
