// Reads a file of a stored archive as one text, joined from the parts that the server sends.
import { getArchiveText, type ArchiveText } from "@lanyard/contract";
import { send } from "../../../api/send.ts";

export interface BuildPlace {
  readonly product_id: string;
  readonly submission_id: string;
}

/** Largest number of parts to load; a longer file is too large to compare. */
const mostParts = 4;

/** Undefined when the file is not text, or too large. */
export async function readFile(build: BuildPlace, path: string): Promise<string | undefined> {
  const parts: string[] = [];
  let from: number | null = 0;
  while (from !== null) {
    if (parts.length === mostParts) return undefined;
    const { text, next }: ArchiveText = await send(getArchiveText, {
      params: { ...build },
      query: { path, ...(from > 0 && { from }) },
    });
    if (text === null) return undefined;
    parts.push(text);
    from = next;
  }
  return parts.join("");
}
