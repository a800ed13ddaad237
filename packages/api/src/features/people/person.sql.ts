// The conditions that select people of a company, for the stores that list them.
import { and, asc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Place } from "../../platform/database/pages.ts";
import { people } from "./person.tables.ts";

const { words: _words, createdAt: _createdAt, ...columns } = getTableColumns(people);
/** The columns that lists show, and the one that they are sorted by. */
export const personColumns = columns;
export type PersonRow = Pick<typeof people.$inferSelect, keyof typeof personColumns>;

export interface PeopleFilter {
  /** Parts of words, all of which have to occur. */
  readonly words: readonly string[];
  /** Undefined: any department. */
  readonly department: string | undefined;
}

/** Folds the word with the same function as the column. */
const hasWord = (word: string): SQL =>
  sql`${people.words} like lower(folded(${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}))`;

/** The condition for the people of a company that match the filter. */
export const matchesFilter = (companyId: number, { words, department }: PeopleFilter) =>
  and(
    eq(people.companyId, companyId),
    department === undefined ? undefined : eq(people.department, department),
    ...words.map(hasWord),
  );

/** The condition for the people after a position of the list by name. */
export const isBehind = (place: Place | undefined) =>
  place && sql`(${people.sortName}, ${people.id}) > (${place.key}, ${place.id})`;
export const byName = [asc(people.sortName), asc(people.id)] as const;
