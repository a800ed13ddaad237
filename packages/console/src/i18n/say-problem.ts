// The text of a problem in the reader's language, which follows a change of language.
import i18next, { type TFunction } from "i18next";
import { fieldLabel, waitLabel, type Refusal } from "@lanyard/contract";

export type ServerProblem = NonNullable<Refusal["problems"]>[number];
/** `text` is the server's wording, for a problem that the server sent. */
export type DisplayedProblem = Omit<ServerProblem, "text"> & Partial<Pick<ServerProblem, "text">>;

/** Falls back to the server's text if the console does not have the message. */
export function sayProblem(
  t: TFunction,
  { key, params = {}, field, text }: DisplayedProblem,
  label = field && fieldLabel(field, (name) => t(name, { defaultValue: "" })),
): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? t(value, { defaultValue: value }) : value,
  ]);
  const { seconds } = params;
  return t(key, {
    ...(typeof seconds === "number" && { wait: waitLabel(i18next.language, seconds) }),
    ...(label !== undefined && { field: label }),
    ...(Object.fromEntries(values) as object),
    defaultValue: text ?? key,
  });
}

/** A problem whose text follows the current language. */
export function following(problem: ServerProblem): ServerProblem {
  const { language } = i18next;
  return {
    ...problem,
    get text() {
      return i18next.language === language ? problem.text : sayProblem(i18next.t, problem);
    },
  };
}
