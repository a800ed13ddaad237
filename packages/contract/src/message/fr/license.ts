import type { license as italian } from "../it/license.ts";

export const license: Readonly<Record<keyof typeof italian, string>> = {
  "license.calendar": "Renouvellements de licences",
  "license.column_name": "App",
  "license.column_creator": "Créateur",
  "license.column_standing": "État",
  "license.column_installed_version": "Version installée",
  "license.column_update_version": "Mise à jour disponible",
  "license.column_month": "Coût par mois",
  "license.column_renewal": "Coût du renouvellement",
  "license.column_currency": "Devise",
  "license.column_contract": "Durée du renouvellement",
  "license.column_ends": "Expire le",
  "license.column_people": "Personnes",
  "license.column_license_id": "N° de licence",
  "license.column_product_id": "N° de produit",
  "license.event_last":
    "La licence expire et ne peut pas être renouvelée, car l’app n’est plus en vente.",
  "license.event_renewable": "La licence expire. La renouveler coûte {{amount}}.",
  "license.event_summary": "La licence de {{title}} expire",
  "license.not_found": "Cette licence n’existe pas.",
  "license.not_usable":
    "La licence n’est pas payée ou a expiré : payez-la pour installer l’app, la mettre à jour ou la donner aux personnes.",
  "license.not_renewable":
    "La licence n’est pas utilisable et le produit n’est pas en vente pour vous : elle ne peut pas être payée maintenant.",
  "license.missing": "Il faut d’abord une licence.",
  "payment.price_changed": "Le prix a changé : il est maintenant de {{amount, price}}.",
  "payment.length_changed": "La durée du contrat a changé.",
  "payment.refused": "Le paiement a été refusé.",
  "payment.not_found": "Ce paiement n’existe pas.",
  "payment.under_way": "Un paiement est déjà en cours : attendez qu’il aboutisse.",
  "payment.other_currency": "Son prix est dans une autre devise : elle se paie à part.",
  "payment.done_title": "C’est terminé ici",
  "payment.done_text":
    "Vous pouvez fermer cette fenêtre : le résultat s’affiche sur la page d’où vous l’avez ouverte.",
  "sandbox.sign": "Bac à sable : aucun argent ne circule",
  "sandbox.title": "Paiement d’essai",
  "sandbox.text": "Aucun service de paiement n’est configuré. Choisissez ce qu’il répondrait.",
  "sandbox.product": "App",
  "sandbox.company": "Entreprise",
  "sandbox.amount": "Montant",
  "sandbox.pay": "Payer {{amount}}",
  "sandbox.refuse": "Refuser le paiement",
  "sandbox.leave": "Revenir sans répondre",
  "sandbox.back": "Retour à la boutique",
  "sandbox.paid": "Ce paiement a été effectué.",
  "sandbox.refused": "Ce paiement a été refusé.",
  "sandbox.ended": "Le délai de ce paiement est écoulé. Ouvrez-en un nouveau depuis la boutique.",
  "sandbox.changed":
    "Le prix a changé ou l’app n’est plus en vente : rien n’a été débité. Relancez un paiement depuis la boutique.",
  "sandbox.missing": "Cette page de paiement n’existe pas.",
  "payment.unavailable":
    "Le service de paiement ne répond pas : réessayez bientôt, vous ne serez pas débité deux fois.",
  "standing.none": "Aucune licence",
  "standing.unpaid": "À payer",
  "standing.paid": "Payée",
  "standing.expiring": "Expire bientôt",
  "standing.expired": "Expirée",
  "standing.installed": "Installée",
  "standing.update": "Mise à jour vers {{version}}",
  "standing.off_sale": "Retirée de la vente",
  "standing_means.none": "Votre entreprise n’a pas encore de licence pour cette app.",
  "standing_means.none_off_sale":
    "Cette app n’est pas en vente pour votre entreprise en ce moment.",
  "standing_means.unpaid":
    "La licence est réservée à votre entreprise : elle sera utilisable dès qu’elle sera payée.",
  "standing_means.unpaid_off_sale":
    "La licence n’a pas été payée et l’app n’est plus en vente : elle ne peut pas être payée maintenant.",
  "standing_means.paid": "Payée jusqu’au {{date}}. L’app n’est pas encore installée.",
  "standing_means.paid_endless": "La licence n’expire pas. L’app n’est pas encore installée.",
  "standing_means.expiring":
    "La période payée se termine le {{date}}. Ensuite, l’app ne pourra plus être installée, mise à jour ni donnée à d’autres personnes tant que vous n’aurez pas renouvelé.",
  "standing_means.expired":
    "La période payée s’est terminée le {{date}}. Ce qui est installé peut encore être lu et désinstallé ; renouvelez pour pouvoir de nouveau installer l’app, la mettre à jour et la donner aux personnes.",
  "standing_means.expired_off_sale":
    "La période payée s’est terminée le {{date}} et l’app n’est plus en vente : elle ne peut pas être renouvelée. Ce qui est installé peut encore être lu et désinstallé.",
  "standing_means.installed": "Payée jusqu’au {{date}} et installée.",
  "standing_means.installed_endless": "Installée ; la licence n’expire pas.",
  "standing_means.off_sale":
    "Son auteur a retiré l’app de la vente. Ce que vous avez payé reste à vous jusqu’au {{date}} ; ensuite, elle ne pourra pas être renouvelée.",
  "standing_means.off_sale_endless":
    "Son auteur a retiré l’app de la vente. Votre licence n’expire pas et reste valable.",
  "standing_next.get": "Obtenir la licence",
  "standing_next.pay": "Payer",
  "standing_next.install": "Installer",
  "standing_next.update": "Mettre à jour",
  "standing_next.renew": "Renouveler",
  "standing_next.give": "Donner aux personnes",
};
