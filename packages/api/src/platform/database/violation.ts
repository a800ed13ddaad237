// Which constraint a failed statement violated: only the database can detect a conflict between two simultaneous
// requests.
import type { Problem } from "@lanyard/contract";
import { refuse } from "../refuse.ts";

/** The name of the violated unique constraint or index; undefined for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null || !("code" in cause) || cause.code !== "23505")
    return undefined;
  return "constraint" in cause && typeof cause.constraint === "string"
    ? cause.constraint
    : undefined;
}

/** Turns a violation of one of these unique indexes into a `validation` refusal with its problem. */
export async function refuseDuplicates<T>(
  written: Promise<T>,
  problems: Readonly<Record<string, Problem>>,
): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const problem = problems[violatedUnique(error) ?? ""];
    throw problem ? refuse("validation", problem) : error;
  }
}
