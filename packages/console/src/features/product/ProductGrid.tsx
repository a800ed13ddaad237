// The products as cards, three per row on wide screens.
import { memo, type ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Card, CardGrid, CardSkeleton } from "@lanyard/design-system";
import {
  getCardLabels,
  pageLimits,
  pictureSides,
  toSrcSet,
  type ProductCard,
} from "@lanyard/contract";
import { formatDay, formatPrice } from "../../i18n/format.ts";
import { getHue } from "../../components/status/hue.ts";
import { getBannerLoading } from "../../components/list/cards-in-sight.ts";
import { useReader } from "../../i18n/reader.ts";
import { useCardLabel } from "./useCardLabel.tsx";
import { getCardPath } from "./card-path.ts";

function getBanner({ banner_url }: ProductCard) {
  const srcSet = toSrcSet(banner_url, pictureSides.banner);
  return {
    ...(banner_url && { banner: banner_url }),
    ...(srcSet !== undefined && { bannerSrcSet: srcSet }),
  };
}

/** Memoized, so that loading further products does not render it again. */
const Product = memo(function Product({
  product,
  place,
}: {
  readonly product: ProductCard;
  /** Index in the list, from 0. */
  readonly place: number;
}) {
  const { t } = useTranslation();
  const language = useReader();
  const label = useCardLabel();
  return (
    <Card
      hue={getHue(product.menu_entry_id)}
      name={product.product_name}
      labels={getCardLabels(product).map(label)}
      price={formatPrice(product.price_amount, product.price_currency, t("price.free"), language)}
      facts={[product.version, formatDay(product.submission_updadet_at, language)].filter(Boolean)}
      menuEntry={product.menu_entry_name}
      description={product.description}
      {...getBanner(product)}
      bannerLoading={getBannerLoading(place)}
      link={<Link to={getCardPath(product)} />}
    />
  );
});

interface PartProps {
  readonly products: readonly ProductCard[];
  /** A card before the first product; needs a key. */
  readonly before?: ReactElement | undefined;
  readonly label: string;
  /** The index of the part's first product. */
  readonly from: number;
  /** Whether this is the only part. */
  readonly whole: boolean;
}

const Part = memo(function Part({ products, before, label, from, whole }: PartProps) {
  return (
    <CardGrid aria-label={label} lazy={!whole}>
      {before}
      {products.map((product, index) => (
        <Product key={product.product_id} product={product} place={from + index} />
      ))}
    </CardGrid>
  );
}, isSamePart);

/** Compares the products one by one, so that loading further products does not render earlier parts again. */
function isSamePart(
  { products, ...one }: Readonly<PartProps>,
  { products: others, ...other }: Readonly<PartProps>,
): boolean {
  return (
    one.before === other.before &&
    one.label === other.label &&
    one.from === other.from &&
    one.whole === other.whole &&
    products.length === others.length &&
    products.every((product, index) => product === others[index])
  );
}

/** Number of cards in a part; a multiple of one, two and three, so that parts end with a full row. */
const partSize = pageLimits.standard;

interface ProductGridProps {
  readonly products: readonly ProductCard[];
  /** A card before the first product; needs a key. */
  readonly before: ReactElement | undefined;
  /** Whether these products are from an earlier view while new ones load. */
  readonly stale: boolean;
}

export function ProductGrid({ products, before, stale }: ProductGridProps) {
  const { t } = useTranslation();
  const first = before ? 1 : 0;
  const parts = Math.max(1, Math.ceil((products.length + first) / partSize));
  const from = (part: number) => Math.max(0, part * partSize - first);
  return (
    <div
      aria-busy={stale}
      className={`flex flex-col gap-8 pt-4 transition-[filter] ${stale ? "grayscale delay-200" : ""}`}
    >
      {Array.from({ length: parts }, (_, part) => {
        const visible = products.slice(from(part), from(part + 1));
        return (
          <Part
            // A part has no identity except its position.
            // oxlint-disable-next-line react/no-array-index-key
            key={part}
            products={visible}
            before={part === 0 ? before : undefined}
            label={
              parts === 1
                ? t("products.list")
                : t("products.list_part", { from: from(part) + 1, to: from(part) + visible.length })
            }
            from={from(part)}
            whole={parts === 1}
          />
        );
      })}
    </div>
  );
}

export function ProductGridSkeleton({ before }: Pick<ProductGridProps, "before">) {
  const { t } = useTranslation();
  return (
    <CardGrid aria-busy="true" aria-label={t("loading")} className="pt-4">
      {/* Inert, because the loaded list replaces this card and a focus on it would be lost. */}
      {before && (
        <div key="before" inert aria-hidden="true" className="h-full opacity-60">
          {before}
        </div>
      )}
      {[1, 2, 3, 4, 5].map((n) => (
        <CardSkeleton key={n} />
      ))}
    </CardGrid>
  );
}
