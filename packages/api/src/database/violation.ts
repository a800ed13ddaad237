// Which constraint of the database a failed statement violated: only the database sees two requests at the same time.

/** The name of the violated unique constraint or index; undefined for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null || !("code" in cause) || cause.code !== "23505")
    return undefined;
  return "constraint" in cause && typeof cause.constraint === "string"
    ? cause.constraint
    : undefined;
}
