// What a problem says, in the reader's language: also after they have chosen another one.
import i18next, { type TFunction } from "i18next";
import type { Refusal } from "@lanyard/contract";

export type SentProblem = NonNullable<Refusal["problems"]>[number];
/** With `text` it was sent, and said by the server. */
export type SaidProblem = Omit<SentProblem, "text"> & Partial<Pick<SentProblem, "text">>;

/** As the server said it where its message is not among the console's texts. */
export function sayProblem(
  t: TFunction,
  { key, params = {}, field, text }: SaidProblem,
  label = field,
): string {
  const said = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? t(value, { defaultValue: value }) : value,
  ]);
  return t(key, {
    ...(label !== undefined && { field: label }),
    ...(Object.fromEntries(said) as object),
    defaultValue: text ?? key,
  });
}

/** The problem, whose text follows the language. */
export function following(problem: SentProblem): SentProblem {
  const { language } = i18next;
  return {
    ...problem,
    get text() {
      return i18next.language === language ? problem.text : sayProblem(i18next.t, problem);
    },
  };
}
