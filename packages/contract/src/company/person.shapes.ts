// A person of a company: from the list that the company keeps, or as its host application names them.
import * as z from "zod/mini";
import { asker, companyToken } from "../license/license.shapes.ts";
import { line, requiredLine } from "../text.shapes.ts";
import { flag } from "../wire.shapes.ts";
import { personLimits } from "./person.limits.ts";

/** `host`: the host application named them; `list`: the company put them on its list. */
export const personSources = ["host", "list"] as const;

/** Opaque: the host application's id, or the one that a person of the list was given. A whole number is taken as its text, if JSON holds it exactly. */
export const personId = z.pipe(
  // With room for what is tidied away: a body is as long as its shape says.
  z.pipe(
    z.union([z.string().check(z.maxLength(4 * personLimits.userId)), z.int()]),
    z.transform(String),
  ),
  requiredLine(personLimits.userId),
);

export const person = z.object({
  user_id: z.string(),
  /** Empty when nobody has told it, as e-mail and department may be. */
  name: z.string(),
  email: z.string(),
  department: z.string(),
  source: z.enum(personSources),
});
export type Person = z.output<typeof person>;

/** Which people of the company are meant; without any of it, all. */
export const peopleFilter = {
  /** Words that name, e-mail, department or id have, in any order, whatever their accents. */
  search: z.prefault(line(personLimits.search), ""),
  /** The whole name of a department; empty stands for people without one. */
  department: z.optional(line(personLimits.department)),
};

export const personFields = {
  name: line(personLimits.name),
  email: line(personLimits.email),
  department: line(personLimits.department),
};

/** Who asks, in every call about people. */
export const asked = { company_token: companyToken, user_token: asker };

const importColumns = ["user_id", "name", "email", "department"] as const;
export type ImportColumn = (typeof importColumns)[number];

export const peopleImport = z.object({
  /** 1: this is what would be done, and nothing was. */
  dry_run: flag,
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows that cannot be imported: with one of them, nothing is. */
  wrong: z.int(),
  /** What is wrong with the first of them, in the reader's language; a line as an editor counts them. */
  errors: z.array(z.object({ line: z.int(), text: z.string() })),
  /** The headings that were understood, and as what. */
  columns: z.array(z.object({ heading: z.string(), column: z.enum(importColumns) })),
  /** Headings that mean nothing here. */
  ignored: z.array(z.string()),
});
export type PeopleImport = z.output<typeof peopleImport>;
