// The reader's words for a build's flags, prices and permissions.
import { useTranslation } from "react-i18next";
import type { Option } from "@lanyard/contract";
import { formatPrice } from "../../i18n/format.ts";
import { useReader } from "../../i18n/reader.ts";
import type { Words } from "./build-difference.ts";

export function useWords(permissions: readonly Option[]): Words {
  const { t } = useTranslation();
  const reader = useReader();
  return {
    permissions,
    flag: (field, isSet) =>
      field === "is_private"
        ? t(isSet ? "label.private" : "label.public")
        : t(isSet ? "yes" : "no"),
    price: ({ submission: { price_amount, price_currency } }) =>
      formatPrice(price_amount, price_currency, t("price.free"), reader),
  };
}
