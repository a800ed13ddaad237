// The fields for contract length, price, currency and free apps, in the editor and on the product's page.
import { useTranslation } from "react-i18next";
import { Checkbox, MoneyField, Select } from "@lanyard/design-system";
import { currencies, isNeeded, priceLimits, type Option } from "@lanyard/contract";
import { FieldAnchor } from "../fields/FieldAnchor.tsx";
import { useReader } from "../../../i18n/reader.ts";
import { markFree, typedPrice, type Offer } from "./offer.ts";

export interface PriceFieldsProps {
  readonly offer: Offer;
  /** Receives only what has changed: the form may hold newer values than the last render showed. */
  readonly onChange: (changed: Partial<Offer>) => void;
  readonly expirations: readonly Option[];
  /** The error of a field, by its name in the API. */
  readonly getError: (field: string) => string | undefined;
  /** Whether to show the currency select. */
  readonly choosesCurrency?: boolean;
  readonly readOnly?: boolean;
}

export function PriceFields({
  offer,
  onChange,
  expirations,
  getError,
  choosesCurrency = false,
  readOnly = false,
}: PriceFieldsProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const symbol = currencies.find(({ code }) => code === offer.currency)?.symbol ?? offer.currency;
  return (
    <>
      <Checkbox
        label={t("offer.free")}
        hint={t("offer.free_hint")}
        checked={offer.free}
        readOnly={readOnly}
        onCheckedChange={(free) => onChange(markFree(free))}
      />
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <FieldAnchor field="price_amount">
          <MoneyField
            label={t("build.price_amount")}
            hint={
              offer.free
                ? undefined
                : t("offer.price_hint", { most: typedPrice(priceLimits.most, reader) })
            }
            currency={symbol}
            value={offer.price}
            required={isNeeded("price_amount") && !offer.free && !readOnly}
            disabled={offer.free}
            readOnly={readOnly}
            error={getError("price_amount")}
            onChange={(event) => onChange({ price: event.target.value })}
          />
        </FieldAnchor>
        {choosesCurrency && (
          <FieldAnchor field="price_currency">
            <Select
              label={t("build.price_currency")}
              placeholder={t("offer.currency_choose")}
              options={currencies.map(({ code, symbol: sign, name }) => ({
                value: code,
                label: `${sign} (${name})`,
              }))}
              value={offer.currency}
              required={isNeeded("price_currency") && !offer.free && !readOnly}
              disabled={offer.free}
              readOnly={readOnly}
              error={getError("price_currency")}
              onChange={(event) => onChange({ currency: event.target.value })}
            />
          </FieldAnchor>
        )}
        <FieldAnchor field="expiration_id" {...(choosesCurrency && { className: "sm:col-span-2" })}>
          <Select
            label={t("build.expiration_id")}
            placeholder={t("offer.expiration_choose")}
            options={expirations.map(({ id, label }) => ({ value: String(id), label }))}
            value={offer.expiration}
            required={isNeeded("expiration_id") && !offer.free && !readOnly}
            disabled={offer.free}
            readOnly={readOnly}
            error={getError("expiration_id")}
            onChange={(event) => onChange({ expiration: event.target.value })}
          />
        </FieldAnchor>
      </div>
    </>
  );
}
