import type { people as italian } from "../it/people.ts";

export const people: Readonly<Record<keyof typeof italian, string>> = {
  "company.not_found": "This company does not exist.",
  "company_name.required": "Enter the company name.",
  "company_name.taken": "Another company has this name, or one that looks the same.",
  "country.required": "Choose the country.",
  "country.unknown": "This country does not exist.",
  "permission.not_given":
    "The product does not ask for this permission, or it cannot be given to people.",
  "person.not_found": "This person is not on your list.",
  "person.unnamed": "Enter a name or an email address.",
  "person_id.taken": "Another person on your list has this ID.",
  "person_email.taken": "Another person on your list has the email address {{email}}.",
  "people.too_many": "Your list can hold at most {{most, number}} people.",
  "people.user_id": "ID",
  "people.name": "Name",
  "people.email": "Email",
  "people.department": "Department",
  "people.permissions": "Permissions: {{app}}",
  "csv.empty":
    "There is nothing to import: put the headings in the first line, and one person in each line after it.",
  "csv.no_heading":
    "The first line has to name the columns, including the email address or the ID.",
  "csv.heading_twice": "Two columns have the same meaning: {{first}} and {{second}}.",
  "csv.unreadable": "Line {{line}}: a quotation mark is missing or out of place.",
  "csv.too_many": "At most {{most, number}} people can be imported at once.",
  "csv.row_unknown": "Line {{line}}: the email address or the ID is missing.",
  "csv.row_email": "Line {{line}}: {{value}} is not an email address.",
  "csv.row_long": "Line {{line}}: “{{heading}}” can have at most {{most}} characters.",
  "csv.row_lines": "Line {{line}}: “{{heading}}” has a line break.",
  "csv.line_long": "Line {{line}}: more than {{most, number}} characters.",
  "csv.row_cells": "Line {{line}}: more values than headings.",
  "csv.row_id_twice": "Line {{line}}: the ID {{value}} is also in line {{first}}.",
  "csv.row_email_twice": "Line {{line}}: the email address {{value}} is also in line {{first}}.",
  "csv.row_taken": "Line {{line}}: another person on your list has the email address {{value}}.",
  "csv.app_unknown": "Line {{line}}: your company has no app named {{app}}.",
  "csv.app_several":
    "Line {{line}}: several of your apps are named {{app}}. Add the product number: {{example}}.",
  "csv.row_permission": "Line {{line}}: there is no permission named {{value}}.",
  "csv.row_not_asked":
    "Line {{line}}: {{app}} does not ask for the permission “{{value}}”, so it cannot be given.",
  "csv.row_not_usable":
    "Line {{line}}: the license of {{app}} is unpaid or expired, so its permissions can only be taken away.",
  "permission.changed":
    "Someone has changed the permissions of {{user}} in the meantime: nothing was saved.",
  "permission.unknown": "This permission does not exist.",
};
