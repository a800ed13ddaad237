import type { people as italian } from "../it/people.ts";

export const people: Readonly<Record<keyof typeof italian, string>> = {
  "company.not_found": "Cette entreprise n’existe pas.",
  "company_name.required": "Saisissez le nom de l’entreprise.",
  "company_name.taken": "Une autre entreprise porte ce nom, ou un nom d’apparence identique.",
  "country.required": "Choisissez le pays.",
  "country.unknown": "Ce pays n’existe pas.",
  "permission.not_given":
    "Le produit ne demande pas cette permission, ou elle ne peut pas être donnée aux personnes.",
  "person.not_found": "Cette personne n’est pas dans votre liste.",
  "person.unnamed": "Saisissez un nom ou une adresse e-mail.",
  "person_id.taken": "Une autre personne de votre liste a déjà cet identifiant.",
  "person_email.taken": "Une autre personne de votre liste a déjà l’adresse e-mail {{email}}.",
  "people.too_many": "Votre liste peut contenir {{most, number}} personnes au maximum.",
  "people.user_id": "Identifiant",
  "people.name": "Nom",
  "people.email": "E-mail",
  "people.department": "Service",
  "people.permissions": "Permissions : {{app}}",
  "csv.empty":
    "Il n’y a rien à importer : écrivez les titres sur la première ligne, puis une personne par ligne.",
  "csv.no_heading":
    "La première ligne doit nommer les colonnes, et l’une d’elles doit être l’adresse e-mail ou l’identifiant.",
  "csv.heading_twice": "Deux colonnes ont le même sens : {{first}} et {{second}}.",
  "csv.unreadable": "Ligne {{line}} : un guillemet manque ou se trouve là où il ne peut pas être.",
  "csv.too_many": "On peut importer {{most, number}} personnes au maximum à la fois.",
  "csv.row_unknown": "Ligne {{line}} : l’adresse e-mail ou l’identifiant manque.",
  "csv.row_email": "Ligne {{line}} : {{value}} n’est pas une adresse e-mail.",
  "csv.row_long": "Ligne {{line}} : « {{heading}} » peut avoir {{most}} caractères au maximum.",
  "csv.row_lines": "Ligne {{line}} : « {{heading}} » contient un saut de ligne.",
  "csv.line_long": "Ligne {{line}} : elle dépasse {{most, number}} caractères.",
  "csv.row_cells": "Ligne {{line}} : il y a plus de valeurs que de titres.",
  "csv.row_id_twice": "Ligne {{line}} : l’identifiant {{value}} est déjà à la ligne {{first}}.",
  "csv.row_email_twice": "Ligne {{line}} : l’adresse {{value}} est déjà à la ligne {{first}}.",
  "csv.row_taken": "Ligne {{line}} : une autre personne de votre liste a déjà l’adresse {{value}}.",
  "csv.app_unknown": "Ligne {{line}} : votre entreprise n’a pas d’app nommée {{app}}.",
  "csv.app_several":
    "Ligne {{line}} : plusieurs de vos apps s’appellent {{app}}. Ajoutez le numéro du produit : {{example}}.",
  "csv.row_permission": "Ligne {{line}} : il n’existe pas de permission nommée {{value}}.",
  "csv.row_not_asked":
    "Ligne {{line}} : {{app}} ne demande pas la permission « {{value}} », elle ne peut donc pas être donnée.",
  "csv.row_not_usable":
    "Ligne {{line}} : la licence de {{app}} n’est pas payée ou a expiré, ses permissions peuvent donc seulement être retirées.",
  "permission.changed":
    "Entre-temps, quelqu’un a modifié les autorisations de {{user}} : rien n’a été enregistré.",
  "permission.unknown": "Cette autorisation n’existe pas.",
};
