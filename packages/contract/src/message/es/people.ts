import type { people as italian } from "../it/people.ts";

export const people: Readonly<Record<keyof typeof italian, string>> = {
  "company.not_found": "Esta empresa no existe.",
  "company_name.required": "Escribe el nombre de la empresa.",
  "company_name.taken": "Otra empresa tiene este nombre, o uno que parece igual.",
  "country.required": "Elige el país.",
  "country.unknown": "Este país no existe.",
  "permission.not_given": "El producto no pide este permiso, o no se puede dar a las personas.",
  "person.not_found": "Esta persona no está en tu lista.",
  "person.unnamed": "Escribe un nombre o una dirección de correo.",
  "person_id.taken": "Otra persona de tu lista ya tiene este identificador.",
  "person_email.taken": "Otra persona de tu lista ya tiene la dirección de correo {{email}}.",
  "people.too_many": "Tu lista puede tener como máximo {{most, number}} personas.",
  "people.user_id": "Identificador",
  "people.name": "Nombre",
  "people.email": "Correo electrónico",
  "people.department": "Departamento",
  "people.permissions": "Permisos: {{app}}",
  "csv.empty":
    "No hay nada que importar: escribe los encabezados en la primera línea y una persona en cada línea siguiente.",
  "csv.no_heading":
    "La primera línea tiene que nombrar las columnas, y una debe ser el correo o el identificador.",
  "csv.heading_twice": "Dos columnas significan lo mismo: {{first}} y {{second}}.",
  "csv.unreadable": "Línea {{line}}: falta una comilla o hay una donde no puede estar.",
  "csv.too_many": "Se pueden importar como máximo {{most, number}} personas a la vez.",
  "csv.row_unknown": "Línea {{line}}: falta el correo o el identificador.",
  "csv.row_email": "Línea {{line}}: {{value}} no es una dirección de correo.",
  "csv.row_long": "Línea {{line}}: «{{heading}}» puede tener como máximo {{most}} caracteres.",
  "csv.row_lines": "Línea {{line}}: «{{heading}}» contiene un salto de línea.",
  "csv.line_long": "Línea {{line}}: tiene más de {{most, number}} caracteres.",
  "csv.row_cells": "Línea {{line}}: hay más valores que encabezados.",
  "csv.row_id_twice": "Línea {{line}}: el identificador {{value}} ya está en la línea {{first}}.",
  "csv.row_email_twice": "Línea {{line}}: la dirección {{value}} ya está en la línea {{first}}.",
  "csv.row_taken": "Línea {{line}}: otra persona de tu lista ya tiene la dirección {{value}}.",
  "csv.app_unknown": "Línea {{line}}: tu empresa no tiene ninguna app llamada {{app}}.",
  "csv.app_several":
    "Línea {{line}}: varias apps de tu empresa se llaman {{app}}. Añade el número del producto: {{example}}.",
  "csv.row_permission": "Línea {{line}}: no existe ningún permiso llamado {{value}}.",
  "csv.row_not_asked":
    "Línea {{line}}: {{app}} no pide el permiso «{{value}}», así que no se puede dar.",
  "csv.row_not_usable":
    "Línea {{line}}: la licencia de {{app}} no está pagada o ha vencido, así que sus permisos solo se pueden quitar.",
  "permission.changed":
    "Alguien ha cambiado mientras tanto los permisos de {{user}}: no se ha guardado nada.",
  "permission.unknown": "Este permiso no existe.",
};
