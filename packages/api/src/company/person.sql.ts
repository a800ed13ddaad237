// Which people of a company are meant, for the stores that list them.
import { and, asc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Place } from "../database/pages.ts";
import { people } from "./person.tables.ts";

const { words: _words, createdAt: _createdAt, ...shown } = getTableColumns(people);
/** What lists show, with what they are sorted by. */
export const personColumns = shown;
export type PersonRow = Pick<typeof people.$inferSelect, keyof typeof personColumns>;

export interface PeopleFilter {
  /** Parts of words, all of which have to occur. */
  readonly words: readonly string[];
  /** Undefined: any. */
  readonly department: string | undefined;
}

/** Folded as the column is, by the same function. */
const hasWord = (word: string): SQL =>
  sql`${people.words} like lower(folded(${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}))`;

/** The condition for those people of a company. */
export const meant = (companyId: number, { words, department }: PeopleFilter) =>
  and(
    eq(people.companyId, companyId),
    department === undefined ? undefined : eq(people.department, department),
    ...words.map(hasWord),
  );

/** The condition for those behind a place of a list by name. */
export const isBehind = (place: Place | undefined) =>
  place && sql`(${people.sortName}, ${people.id}) > (${place.key}, ${place.id})`;
export const byName = [asc(people.sortName), asc(people.id)] as const;
