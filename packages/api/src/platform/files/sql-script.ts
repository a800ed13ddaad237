// Checks uploaded SQL scripts: they have to be UTF-8 text.
import { createReadStream } from "node:fs";
import { refuse } from "../refuse.ts";

/** Throws a refusal when the temporary file is empty, not UTF-8, or has NUL characters. */
export async function checkSql(file: string, field: string): Promise<void> {
  const wrong = () => refuse("wrong_type", { key: "sql.type", field });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let blank = true;
  const check = (text: string) => {
    if (text.includes("\0")) throw wrong();
    blank &&= text.trim() === "";
  };
  for await (const chunk of createReadStream(file)) {
    try {
      check(decoder.decode(chunk as Buffer, { stream: true }));
    } catch {
      throw wrong();
    }
  }
  try {
    check(decoder.decode());
  } catch {
    throw wrong();
  }
  if (blank) throw refuse("wrong_type", { key: "sql.empty", field });
}
