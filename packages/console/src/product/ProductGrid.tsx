// The products as cards, three per row on wide screens.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Card, CardGrid, CardSkeleton } from "@lanyard/design-system";
import { labelsOf, opensDetail, pictureSides, srcSetOf, type ProductCard } from "@lanyard/contract";
import { formatPrice } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";
import { hueOf } from "../shared/hue.ts";
import { paths } from "../shared/paths.ts";
import { cardsInSight } from "../shared/pictures-ahead.ts";
import { useLabel } from "../shared/status.ts";

function bannerOf({ banner_url }: ProductCard) {
  const srcSet = srcSetOf(banner_url, pictureSides.banner);
  return {
    ...(banner_url && { banner: banner_url }),
    ...(srcSet !== undefined && { bannerSrcSet: srcSet }),
  };
}

export function ProductGrid({
  products,
  byCreator,
}: {
  readonly products: readonly ProductCard[];
  readonly byCreator: boolean;
}) {
  const { t } = useTranslation();
  const language = useReader();
  const label = useLabel();
  return (
    <CardGrid>
      {products.map((product, index) => (
        <Card
          key={product.product_id}
          hue={hueOf(product.menu_entry_id)}
          name={product.product_name}
          labels={labelsOf(product).map(label)}
          price={formatPrice(
            product.price_amount,
            product.price_currency,
            t("price.free"),
            language,
          )}
          {...(product.menu_entry_name && { menuEntry: product.menu_entry_name })}
          description={
            byCreator ? t("products.by", { name: product.username }) : product.description
          }
          {...bannerOf(product)}
          bannerLoading={index < cardsInSight ? "eager" : "lazy"}
          link={
            <Link
              to={
                opensDetail(product)
                  ? paths.product(product.product_id)
                  : paths.build(product.product_id, product.submission_id)
              }
            />
          }
        />
      ))}
    </CardGrid>
  );
}

export function ProductGridSkeleton() {
  const { t } = useTranslation();
  return (
    <CardGrid aria-busy="true" aria-label={t("loading")}>
      {[1, 2, 3].map((n) => (
        <CardSkeleton key={n} />
      ))}
    </CardGrid>
  );
}
