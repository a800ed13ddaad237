// Changes the language, and shows a toast if its texts cannot be loaded.
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import { isLanguage } from "@lanyard/contract";
import { chooseLanguage } from "./i18n.ts";

export function useLanguageChoice(): (code: string) => void {
  const { i18n } = useTranslation();
  const { show } = useToast();
  const choose = async (code: string) => {
    if (isLanguage(code) && !(await chooseLanguage(code)))
      show(() => ({ tone: "danger", lines: [i18n.t("offline")] }));
  };
  return (code) => void choose(code);
}
