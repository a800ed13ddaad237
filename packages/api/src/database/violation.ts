// Which rule of the database a failed statement broke: what only it can know when two people act at once.

/** The name of the violated unique constraint or index; undefined when the error is another. */
export function violatedUnique(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null || !("code" in cause) || cause.code !== "23505")
    return undefined;
  return "constraint" in cause && typeof cause.constraint === "string"
    ? cause.constraint
    : undefined;
}
