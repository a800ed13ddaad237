// The reader's language, one of the supported ones.
import { useTranslation } from "react-i18next";
import { defaultLanguage, isLanguage, type LanguageCode } from "@lanyard/contract";

export function useReader(): LanguageCode {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage;
}
