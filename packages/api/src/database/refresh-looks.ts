// Updates the stored looks of names: of names that an older server stored, and after an update of Unicode's table.
import { looksOf, type Looks } from "../shared/looks.ts";
import { violatedUnique } from "./violation.ts";

const none = { look: null, lookWithL: null };

interface Named extends Record<keyof Looks, string | null> {
  readonly id: number;
  readonly name: string;
}
export interface NamedRows {
  /** Ordered by id, above `id`. */
  above(id: number, limit: number): Promise<Named[]>;
  /** Stores the looks, unless the name has changed meanwhile. */
  setLooks(row: Named, looks: Looks | typeof none): Promise<void>;
}
const batch = 1_000;

/** Stores the looks of a name and answers true; a name that looks like another one is left without looks. */
async function refresh(rows: NamedRows, row: Named, looks: Looks): Promise<boolean> {
  try {
    await rows.setLooks(row, looks);
    return true;
  } catch (error) {
    if (violatedUnique(error) === undefined) throw error;
    await rows.setLooks(row, none);
    return false;
  }
}

/** Answers how many names look like an older one. */
export async function refreshLooks(rows: NamedRows): Promise<number> {
  let alike = 0;
  let found = await rows.above(0, batch);
  while (found.length > 0) {
    for (const row of found) {
      const looks = looksOf(row.name);
      const isFresh = row.look === looks.look && row.lookWithL === looks.lookWithL;
      if (!isFresh && !(await refresh(rows, row, looks))) alike += 1;
    }
    found = await rows.above(found.at(-1)?.id ?? 0, batch);
  }
  return alike;
}
