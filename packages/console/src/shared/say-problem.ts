// What a refusal says, in the reader's language: also after they have chosen another one.
import i18next from "i18next";
import type { Refusal } from "@lanyard/contract";

export type SentProblem = NonNullable<Refusal["problems"]>[number];

const lookUp = (key: string, params: Readonly<Record<string, unknown>> = {}): string =>
  i18next.t(key, params);

/** As the server said it where its message is not among the console's texts. */
function say({ key, params = {}, field, text }: SentProblem): string {
  if (!i18next.exists(key)) return text;
  const said = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" && i18next.exists(value) ? lookUp(value) : value,
  ]);
  return lookUp(key, { ...(field !== undefined && { field }), ...Object.fromEntries(said) });
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
