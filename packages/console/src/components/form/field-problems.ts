import { CallFailure } from "../../api/send.ts";

type Problems<Field extends string> = { readonly [Name in Field | "other"]?: string };

/** The server's error messages by form field; `other` for an error about none of these fields. */
export function fieldProblems<Field extends string>(
  error: Error | null,
  fields: readonly Field[],
): Problems<Field> {
  if (!error) return {};
  const problems = error instanceof CallFailure ? error.problems : [];
  const own = problems.flatMap(({ field, text }) =>
    fields.some((one) => one === field) ? [[field, text] as const] : [],
  );
  return (own.length > 0 ? Object.fromEntries(own) : { other: error.message }) as Problems<Field>;
}
