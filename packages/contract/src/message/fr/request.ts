import type { request as italian } from "../it/request.ts";

export const request: Readonly<Record<keyof typeof italian, string>> = {
  "request.unreadable": "La requête est illisible.",
  "request.not_fields": "La requête doit contenir des champs, pas une liste ni un texte.",
  "request.too_large": "L’envoi dépasse la limite de {{limit}}.",
  "request.too_many_fields": "La requête a trop de champs : {{most}} au plus sont lus.",
  "request.too_many_files": "La requête a trop de fichiers : {{most}} au plus sont lus.",
  "request.wrong_type": "Ce type de contenu n’est pas accepté.",
  "request.wrong_method": "Cette adresse n’accepte pas cette méthode.",
  "request.too_many": "Trop de requêtes. Réessayez dans {{wait}}.",
  "request.too_slow": "La requête n’est pas arrivée à temps.",
  "request.headers_too_large": "Les en-têtes de la requête sont trop volumineux.",
  "uploads.too_many": "Vous envoyez déjà {{most}} fichiers. Attendez que l'un d'eux soit arrivé.",
  "request.not_found": "Ce que vous cherchez n’existe pas.",
  "server.failed":
    "Une erreur s’est produite de notre côté. Réessayez ; si cela se reproduit, citez le code {{id}}.",
  "server.unavailable": "Le service est momentanément indisponible. Réessayez sous peu.",
  "server.full": "Le serveur n’a plus de place et rien n’a été enregistré. Réessayez plus tard.",
  "storage.full":
    "Vos versions occuperaient plus de {{limit}}. Supprimez celles dont vous n’avez plus besoin ou envoyez des fichiers plus petits.",
  "field.email": "E-mail",
  "field.password": "Mot de passe",
  "field.password_confirmation": "Répétez le nouveau mot de passe",
  "field.current_password": "Mot de passe actuel",
  "field.required": "{{field}} : champ obligatoire.",
  "field.invalid": "{{field}} : valeur non valide.",
  "field.unknown": "{{field}} : cette requête n’a pas ce champ.",
  "field.too_long": "{{field}} : {{most}} caractères au plus : {{over}} de trop.",
  "field.too_large": "{{field}} : au-delà de la limite de {{limit}}.",
  "field.one_line": "{{field}} : pas de saut de ligne.",
  "field.too_many": "{{field}} : {{most}} entrées au plus.",
  "name.required": "Saisissez le nom public du produit.",
  "name.too_long": "Le nom peut compter {{most}} caractères au plus : {{over}} de trop.",
  "name.hidden":
    "Le nom contient des caractères invisibles, comme des marques de direction : saisissez-le de nouveau.",
  "object.required": "Saisissez l’objet.",
};
