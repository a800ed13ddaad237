// A person of a company: from the list that the company keeps, or as its host application names them.
import * as z from "zod/mini";
import { asker, companyToken } from "../license/license.shapes.ts";
import { line, requiredLine } from "../text.shapes.ts";
import { flag } from "../wire.shapes.ts";
import { personLimits } from "./person.limits.ts";

/** `host`: the host application named the person; `list`: the company put the person on its list. */
export const personSources = ["host", "list"] as const;

/**
 * Opaque: the host application's id, or the id that a person on the list was given. An integer that JSON holds exactly
 * is converted to text.
 */
export const personId = z.pipe(
  // Longer than the final id, because tidying may shorten the text; this limit also bounds the size of the request
  // body.
  z.pipe(
    z.union([z.string().check(z.maxLength(4 * personLimits.userId)), z.int()]),
    z.transform(String),
  ),
  requiredLine(personLimits.userId),
);

export const person = z.object({
  user_id: z.string(),
  /** Empty when unknown, as are e-mail and department. */
  name: z.string(),
  email: z.string(),
  department: z.string(),
  source: z.enum(personSources),
});
export type Person = z.output<typeof person>;

/** Which people of the company a call is about; all of them when no filter is set. */
export const peopleFilter = {
  /** Words that occur in name, e-mail, department or id, in any order; accents are ignored. */
  search: z.prefault(line(personLimits.search), ""),
  /** The full name of a department; empty for people without a department. */
  department: z.optional(line(personLimits.department)),
};

export const personFields = {
  name: line(personLimits.name),
  email: line(personLimits.email),
  department: line(personLimits.department),
};

/** The company and the acting person, in the body of every call about people. */
export const companyRequester = { company_token: companyToken, user_token: asker };

const importColumns = ["user_id", "name", "email", "department"] as const;
export type ImportColumn = (typeof importColumns)[number];

export const peopleImport = z.object({
  /** 1: a dry run, which reports the effect but changes nothing. */
  dry_run: flag,
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** How many permissions people get and lose. */
  given: z.int(),
  taken: z.int(),
  /** Rows that cannot be imported; if there is any, the server imports nothing. */
  wrong: z.int(),
  /** What is wrong with the first wrong rows, in the reader's language; `line` counts from 1, as editors do. */
  errors: z.array(z.object({ line: z.int(), text: z.string() })),
  /**
   * The recognised headings, with the column that each stands for; `permissions` stands for those of the app that the
   * heading names.
   */
  columns: z.array(
    z.object({ heading: z.string(), column: z.enum([...importColumns, "permissions"]) }),
  ),
  /** Headings that were not recognised. */
  ignored: z.array(z.string()),
});
export type PeopleImport = z.output<typeof peopleImport>;
