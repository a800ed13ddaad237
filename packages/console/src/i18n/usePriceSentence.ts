// The price of a product as a sentence: "8,90 € per 6 mesi".
import { useTranslation } from "react-i18next";
import { freeExpirationId, freePrice, type Submission } from "@lanyard/contract";
import { formatPrice } from "./format.ts";
import { useReader } from "./reader.ts";

type Offer = Pick<
  Submission,
  "price_amount" | "price_currency" | "expiration_id" | "expiration_name"
>;

export function usePriceSentence(): (offer: Offer) => string {
  const { t } = useTranslation();
  const reader = useReader();
  return ({ price_amount, price_currency, expiration_id, expiration_name }) => {
    if (price_amount === freePrice) return t("price.free");
    const price = formatPrice(price_amount, price_currency, "", reader);
    return expiration_id === freeExpirationId || !expiration_name
      ? t("offer.said_endless", { price })
      : t("offer.said_priced", {
          price,
          length: expiration_name.charAt(0).toLocaleLowerCase(reader) + expiration_name.slice(1),
        });
  };
}
