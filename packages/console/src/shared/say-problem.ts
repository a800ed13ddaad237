// What a refusal says, in the reader's language: also after they have chosen another one.
import i18next from "i18next";
import type { Refusal } from "@lanyard/contract";

export type SentProblem = NonNullable<Refusal["problems"]>[number];

/** As the server said it where its message is not among the console's texts. */
function say({ key, params = {}, field, text }: SentProblem): string {
  const said = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? i18next.t(value, { defaultValue: value }) : value,
  ]);
  return i18next.t(key, {
    ...(field !== undefined && { field }),
    ...(Object.fromEntries(said) as object),
    defaultValue: text,
  });
}

/** The problem, whose text follows the language. */
export function following(problem: SentProblem): SentProblem {
  const { language } = i18next;
  return {
    ...problem,
    get text() {
      return i18next.language === language ? problem.text : say(problem);
    },
  };
}
