// Which constraint of the database a failed statement violated: only the database sees two requests at the same time.
import type { Problem } from "@lanyard/contract";
import { refuse } from "../shared/refuse.ts";

/** The name of the violated unique constraint or index; undefined for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null || !("code" in cause) || cause.code !== "23505")
    return undefined;
  return "constraint" in cause && typeof cause.constraint === "string"
    ? cause.constraint
    : undefined;
}

/** Refuses `validation` with the problem of the unique index that was violated. */
export async function refusingTaken<T>(
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
