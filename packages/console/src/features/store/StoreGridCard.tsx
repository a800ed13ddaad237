// A product as a badge on the store's wall.
import { memo } from "react";
import { Link } from "react-router-dom";
import { Card } from "@lanyard/design-system";
import { pictureSides, toSrcSet, type StoreCard } from "@lanyard/contract";
import { getBannerLoading } from "../../components/list/cards-in-sight.ts";
import { getHue } from "../../components/status/hue.ts";
import { paths } from "../../app/paths.ts";
import { usePriceSentence } from "../../i18n/usePriceSentence.ts";
import { useStoreLabels } from "./useStoreLabels.ts";

interface StoreGridCardProps {
  readonly card: StoreCard;
  /** Index among the cards at the top of the page, from 0; decides how the banner loads. */
  readonly place: number;
  /** Whether to show the connected company's license. */
  readonly withLicense: boolean;
  readonly headingLevel: 2 | 3;
}

/** Memoized, so that loading further cards does not render it again. */
export const StoreGridCard = memo(function WallCard({
  card,
  place,
  withLicense,
  headingLevel,
}: StoreGridCardProps) {
  const formatPrice = usePriceSentence();
  const getLabels = useStoreLabels();
  const srcSet = toSrcSet(card.banner_url, pictureSides.banner);
  return (
    <Card
      hue={getHue(card.menu_entry_id)}
      name={card.product_name}
      {...(withLicense && { labels: getLabels(card) })}
      price={formatPrice(card)}
      facts={[card.version].filter(Boolean)}
      menuEntry={[card.menu_entry_name, card.username].filter(Boolean).join(" · ")}
      description={card.description}
      {...(card.banner_url && { banner: card.banner_url })}
      {...(srcSet !== undefined && { bannerSrcSet: srcSet })}
      bannerLoading={getBannerLoading(place)}
      headingLevel={headingLevel}
      link={<Link to={paths.storeProduct(card.product_id)} />}
    />
  );
});
