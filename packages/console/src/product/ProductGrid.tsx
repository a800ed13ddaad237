// The products as cards, three per row on wide screens.
import { memo, type ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Card, CardGrid, CardSkeleton } from "@lanyard/design-system";
import { labelsOf, pageLimits, pictureSides, srcSetOf, type ProductCard } from "@lanyard/contract";
import { formatDay, formatPrice } from "../shared/format.ts";
import { hueOf } from "../shared/hue.ts";
import { cardsInSight } from "../shared/pictures-ahead.ts";
import { useReader } from "../shared/reader.ts";
import { useCardLabel } from "./useCardLabel.tsx";
import { pathOf } from "./path-of-card.ts";

function bannerOf({ banner_url }: ProductCard) {
  const srcSet = srcSetOf(banner_url, pictureSides.banner);
  return {
    ...(banner_url && { banner: banner_url }),
    ...(srcSet !== undefined && { bannerSrcSet: srcSet }),
  };
}

/** Kept as it is while others come below it. */
const Product = memo(function Product({
  product,
  inSight,
}: {
  readonly product: ProductCard;
  readonly inSight: boolean;
}) {
  const { t } = useTranslation();
  const language = useReader();
  const label = useCardLabel();
  return (
    <Card
      hue={hueOf(product.menu_entry_id)}
      name={product.product_name}
      labels={labelsOf(product).map(label)}
      price={formatPrice(product.price_amount, product.price_currency, t("price.free"), language)}
      facts={[product.version, formatDay(product.submission_updadet_at, language)].filter(Boolean)}
      menuEntry={product.menu_entry_name}
      description={product.description}
      {...bannerOf(product)}
      bannerLoading={inSight ? "eager" : "lazy"}
      link={<Link to={pathOf(product)} />}
    />
  );
});

interface ProductGridProps {
  readonly products: readonly ProductCard[];
  /** A card before the first one, with a key. */
  readonly before: ReactElement | undefined;
  /** Others are on their way in their place. */
  readonly stale: boolean;
}

export function ProductGrid({ products, before, stale }: ProductGridProps) {
  const { t } = useTranslation();
  return (
    <CardGrid
      aria-label={t("products.list")}
      aria-busy={stale}
      long={products.length > pageLimits.standard}
      className={`pt-4 transition-[filter] ${stale ? "grayscale delay-200" : ""}`}
    >
      {before}
      {products.map((product, index) => (
        <Product key={product.product_id} product={product} inSight={index < cardsInSight} />
      ))}
    </CardGrid>
  );
}

export function ProductGridSkeleton() {
  const { t } = useTranslation();
  return (
    <CardGrid aria-busy="true" aria-label={t("loading")} className="pt-4">
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <CardSkeleton key={n} />
      ))}
    </CardGrid>
  );
}
