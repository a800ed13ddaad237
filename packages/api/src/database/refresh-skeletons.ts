// Updates the stored skeletons of names: those of names that an older server stored, and all after an update of Unicode's table.
import { skeletonsOf, type Skeletons } from "../shared/skeletons.ts";
import { violatedUnique } from "./violation.ts";

const none = { skeleton: null, skeletonWithL: null };

interface Named extends Record<keyof Skeletons, string | null> {
  readonly id: number;
  readonly name: string;
}
export interface NamedRows {
  /** Ordered by id, above `id`. */
  above(id: number, limit: number): Promise<Named[]>;
  /** Stores the skeletons, unless the name has changed meanwhile. */
  setSkeletons(row: Named, skeletons: Skeletons | typeof none): Promise<void>;
}
const batch = 1_000;

/** Stores the skeletons of a name and answers true; a name that looks like another one stays without. */
async function refresh(rows: NamedRows, row: Named, skeletons: Skeletons): Promise<boolean> {
  try {
    await rows.setSkeletons(row, skeletons);
    return true;
  } catch (error) {
    if (violatedUnique(error) === undefined) throw error;
    await rows.setSkeletons(row, none);
    return false;
  }
}

/** Answers how many names look like an older one. */
export async function refreshSkeletons(rows: NamedRows): Promise<number> {
  let alike = 0;
  let found = await rows.above(0, batch);
  while (found.length > 0) {
    for (const row of found) {
      const skeletons = skeletonsOf(row.name);
      const isFresh =
        row.skeleton === skeletons.skeleton && row.skeletonWithL === skeletons.skeletonWithL;
      if (!isFresh && !(await refresh(rows, row, skeletons))) alike += 1;
    }
    found = await rows.above(found.at(-1)?.id ?? 0, batch);
  }
  return alike;
}
