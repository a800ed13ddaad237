// The calls by which a company maintains the list of its people.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { flagField, pageQuery } from "../wire.shapes.ts";
import { personLimits } from "./person.limits.ts";
import {
  companyRequester,
  peopleFilter,
  peopleImport,
  person,
  personFields,
  personId,
} from "./person.shapes.ts";

const base = "/api/people";

export const listPeople = call({
  id: "person.list",
  method: "POST",
  reads: true,
  path: base,
  who: "company",
  summary: "Lists the people of the company by name",
  query: pageQuery,
  body: z.strictObject({ ...companyRequester, ...peopleFilter }),
  output: z.array(person),
  paged: true,
});

export const listDepartments = call({
  id: "person.departments",
  method: "POST",
  reads: true,
  path: `${base}/departments`,
  who: "company",
  summary: "Lists the company's departments and counts the people in each and in total",
  body: z.strictObject(companyRequester),
  output: z.object({
    people: z.int(),
    departments: z.array(z.object({ department: z.string(), people: z.int() })),
  }),
});

export const addPerson = call({
  id: "person.add",
  method: "POST",
  path: `${base}/add`,
  who: "company",
  summary: "Adds a person to the list; without an id, the server generates one",
  body: z.strictObject({
    ...companyRequester,
    user_id: z.optional(personId),
    name: z.prefault(personFields.name, ""),
    email: z.prefault(personFields.email, ""),
    department: z.prefault(personFields.department, ""),
  }),
  output: person,
});

export const changePerson = call({
  id: "person.change",
  method: "POST",
  path: `${base}/change`,
  who: "company",
  summary: "Updates the sent fields of a person; the id cannot change",
  body: z.strictObject({
    ...companyRequester,
    user_id: personId,
    name: z.optional(personFields.name),
    email: z.optional(personFields.email),
    department: z.optional(personFields.department),
  }),
  output: person,
  refusals: [404],
});

export const removePeople = call({
  id: "person.remove",
  method: "POST",
  path: `${base}/remove`,
  who: "company",
  summary: "Removes people from the list together with their permissions; ignores unknown ids",
  body: z.strictObject({
    ...companyRequester,
    user_ids: z.array(personId).check(z.minLength(1), z.maxLength(personLimits.atOnce)),
  }),
  output: z.object({ people: z.int(), permissions: z.int() }),
});

export const tellPeople = call({
  id: "person.tell",
  method: "POST",
  path: `${base}/host`,
  who: "company",
  summary:
    "Adds and updates people as the host application knows them; a listed person with the same e-mail and a generated id gets the host's id",
  body: z.strictObject({
    ...companyRequester,
    people: z
      .array(
        z.strictObject({
          user_id: personId,
          name: z.optional(personFields.name),
          email: z.optional(personFields.email),
          department: z.optional(personFields.department),
        }),
      )
      .check(z.maxLength(personLimits.atOnce)),
  }),
  output: z.array(person),
});

export const importPeople = call({
  id: "person.import",
  method: "POST",
  path: `${base}/import`,
  who: "company",
  summary:
    "Imports people from CSV with headings, all rows or none; a column headed `Permissions: ` and the name of a licensed app lists what each person may use there, separated by semicolons; a missing column changes nothing, an empty cell empties; dry_run reports the effect without changing anything",
  body: z.strictObject({
    ...companyRequester,
    csv: z.string().check(z.maxLength(personLimits.csv)),
    dry_run: z.prefault(flagField, 0),
  }),
  output: peopleImport,
});

export const exportPeople = call({
  id: "person.export",
  method: "POST",
  reads: true,
  path: `${base}/export`,
  who: "company",
  summary: "Exports people and their permissions as CSV that can be imported again",
  body: z.strictObject({ ...companyRequester, ...peopleFilter }),
  output: z.object({ csv: z.string() }),
});
