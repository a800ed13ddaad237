// Shows a toast with the refused items and the reasons: the first few by name.
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import type { Refused } from "../../api/in-turn.ts";

const mostNames = 5;

export function useRefusalToast() {
  const { i18n } = useTranslation();
  const toast = useToast();
  return <Item>(refused: readonly Refused<Item>[], getName: (item: Item) => string): void => {
    if (refused.length === 0) return;
    const t = i18n.getFixedT(null, "office");
    toast.show(() => ({
      tone: "danger",
      lines: [
        t("several.refused", { count: refused.length }),
        ...refused
          .slice(0, mostNames)
          .map(({ item, failure }) => `${getName(item)}: ${failure.message.replaceAll("\n", " ")}`),
        ...(refused.length > mostNames
          ? [t("several.more", { count: refused.length - mostNames })]
          : []),
      ],
    }));
  };
}
