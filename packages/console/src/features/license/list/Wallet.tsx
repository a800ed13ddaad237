// Licenses as a grid of badges.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Card, CardGrid, CardSkeleton } from "@lanyard/design-system";
import { pictureSides, toSrcSet, type LicenseCard } from "@lanyard/contract";
import { formatDay, formatPrice } from "../../../i18n/format.ts";
import { getHue } from "../../../components/status/hue.ts";
import { paths } from "../../../app/paths.ts";
import { useReader } from "../../../i18n/reader.ts";
import { usePriceSentence } from "../../../i18n/usePriceSentence.ts";
import { toLicenseLabels, peopleText } from "./license-labels.ts";
import { getCardState } from "./useLicenseTime.ts";

interface WalletProps {
  readonly licenses: readonly LicenseCard[];
  readonly label: string;
  readonly now: Date;
  /** Whether these licenses are from an earlier view while new ones load. */
  readonly stale?: boolean;
}

export function Wallet({ licenses, label, now, stale = false }: WalletProps) {
  const { t } = useTranslation("store");
  const language = useReader();
  const formatEnd = ({ endless, license_expires_at: end }: LicenseCard) => {
    if (endless) return t("desk.no_end");
    if (end === null) return "";
    const date = formatDay(end, language);
    return t(Date.parse(end) > now.getTime() ? "desk.until" : "desk.ended", { date });
  };
  // The foot has room for one fact beside the price: with more, some feet would be higher than others.
  const formatAbout = ({ menu_entry_name, installed_version, people }: LicenseCard) =>
    [menu_entry_name, installed_version, people > 0 ? peopleText(people, t) : ""]
      .filter(Boolean)
      .join(" · ");
  const formatSentence = usePriceSentence();
  const formatCardPrice = (license: LicenseCard) => {
    const { month_amount, month_currency, endless, renewal } = license;
    // The response may be from before the license ended.
    if (month_amount > 0 && getCardState(license, now).name !== "expired")
      return t("desk.a_month", { price: formatPrice(month_amount, month_currency, "", language) });
    if (renewal) return formatSentence({ ...license, ...renewal });
    return endless ? t("desk.nothing_a_month") : "—";
  };
  return (
    <CardGrid
      aria-label={label}
      aria-busy={stale}
      className={stale ? "pt-4 grayscale delay-200" : "pt-4"}
    >
      {licenses.map((license) => {
        const srcSet = toSrcSet(license.banner_url, pictureSides.banner);
        return (
          <Card
            key={license.license_id}
            headingLevel={3}
            hue={getHue(license.menu_entry_id)}
            name={license.product_name}
            labels={toLicenseLabels(getCardState(license, now), t)}
            price={formatCardPrice(license)}
            facts={[formatEnd(license)].filter(Boolean)}
            menuEntry={formatAbout(license)}
            {...(license.banner_url && { banner: license.banner_url })}
            {...(srcSet !== undefined && { bannerSrcSet: srcSet })}
            link={<Link to={paths.storeProduct(license.product_id)} />}
          />
        );
      })}
    </CardGrid>
  );
}

export function WalletSkeleton() {
  const { t } = useTranslation();
  return (
    <CardGrid aria-busy="true" aria-label={t("loading")} className="pt-4">
      {[1, 2, 3].map((n) => (
        <CardSkeleton key={n} />
      ))}
    </CardGrid>
  );
}
