// Cursors of lists that are ordered by id, newest first.
import { refuse } from "../../shared/refuse.ts";

/** The id that the page continues below; undefined on the first page. Refused: 422 for a cursor no list gave. */
export function idBelow(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(cursor))
    throw refuse("validation", { key: "field.invalid", field: "cursor" });
  return Number(cursor);
}
