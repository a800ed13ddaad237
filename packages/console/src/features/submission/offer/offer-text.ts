// Price and audience of an app as a sentence: "8,90 € per 6 mesi, pubblica".
import { useTranslation } from "react-i18next";
import { freeExpirationId, freePrice } from "@lanyard/contract";
import { formatPrice } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";
import type { OfferSource } from "./offer.ts";

export function useOfferText() {
  const { t } = useTranslation();
  const reader = useReader();

  const formatOfferPrice = ({ submission }: OfferSource): string => {
    const { price_amount, price_currency, expiration_id, expiration_name } = submission;
    if (price_amount === freePrice) return t("price.free");
    const price = formatPrice(price_amount, price_currency, "", reader);
    return expiration_id === freeExpirationId || !expiration_name
      ? t("offer.said_endless", { price })
      : t("offer.said_priced", {
          price,
          length: expiration_name.charAt(0).toLocaleLowerCase(reader) + expiration_name.slice(1),
        });
  };
  const formatAudience = ({ submission, enabled_accounts }: OfferSource): string => {
    if (!submission.is_private) return t("offer.said_public");
    const count = enabled_accounts.length;
    return count === 0 ? t("offer.said_private_none") : t("offer.said_private", { count });
  };

  return {
    /** "8,90 € per 6 mesi" */
    priceOf: formatOfferPrice,
    formatOffer: (source: OfferSource) =>
      t("offer.sentence", { price: formatOfferPrice(source), audience: formatAudience(source) }),
  };
}
