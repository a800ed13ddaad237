// The editor's label of an API field; for a text, with its language.
import { useTranslation } from "react-i18next";
import {
  fieldNames,
  type FieldName,
  type LanguageCode,
  type ProductDetail,
} from "@lanyard/contract";
import { toEditorField, languageOfField } from "./wire-fields.ts";

/**
 * In the reader's language, or in `lng`, whose texts may still be loading: waiting for them would hide a part that the
 * server has rendered, with what was entered in it.
 */
export function useFieldName(
  { available_languages }: Pick<ProductDetail, "available_languages">,
  lng?: LanguageCode,
) {
  const { t } = useTranslation("translation", lng && { lng, useSuspense: false });
  const getName = (name: FieldName) => t(name === "is_private" ? "offer.private" : `build.${name}`);
  return (field: string): string => {
    const text = languageOfField(field);
    const language = available_languages.find(({ id }) => String(id) === text?.id);
    if (text) return `${t(`build.${text.text}`)} (${language?.name ?? text.id})`;
    const name = fieldNames.find((one) => one === toEditorField(field));
    return name ? getName(name) : field;
  };
}
