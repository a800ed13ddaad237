// The name of a field for people: the label of its form, in the reader's language.
import { languages } from "../languages.ts";

const forms = ["build", "field", "account", "functionality"] as const;

/**
 * The label of a wire field, `languages[2][name]` with its language; the wire name if no form has the field. `findLabel`
 * looks up a message: undefined when there is none.
 */
export function fieldLabel(field: string, findLabel: (key: string) => string | undefined): string {
  const [name = "", ...inner] = field.split(/[[\]]+/).filter(Boolean);
  const text = name === "languages" ? inner[1] : undefined;
  const label = forms
    .map((form) => findLabel(`${form}.${text ?? name}`))
    .find((candidate) => candidate !== undefined && candidate !== "");
  if (label === undefined) return field;
  const language = languages.find(({ id }) => text !== undefined && String(id) === inner[0]);
  return language ? `${label} (${language.name})` : label;
}
