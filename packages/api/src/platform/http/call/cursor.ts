// Cursors of lists: the id of a page's last row and, where the list has one, its sort key.
import type { Place } from "../../database/pages.ts";
import { refuse } from "../../refuse.ts";

const wrong = () => refuse("validation", { key: "field.invalid", field: "cursor" });
const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text);

/** The id that the page continues below; undefined on the first page. Refused: 422 for a cursor that no list issued. */
export function idBelow(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!isId(cursor)) throw wrong();
  return Number(cursor);
}

export const toCursor = ({ id, key }: Place): string =>
  Buffer.from(`${id} ${key}`).toString("base64url");

/**
 * The place that the page continues after; undefined on the first page. `isKey` tells whether the list can have this
 * sort key; a key with NUL is always refused, because PostgreSQL cannot hold one.
 * Refused: 422 for a cursor that no list issued.
 */
export function placeBehind(
  cursor: string | undefined,
  isKey: (key: string) => boolean,
): Place | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, "base64url").toString();
  const space = text.indexOf(" ");
  const [id, key] = [text.slice(0, space), text.slice(space + 1)];
  if (space < 0 || !isId(id) || key.includes("\0") || !isKey(key)) throw wrong();
  return { id: Number(id), key };
}
