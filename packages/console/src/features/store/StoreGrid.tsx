// The wall's badges in rows of three on wide screens, split into parts so that the browser lays out only those near the
// viewport.
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { CardGrid, CardSkeleton } from "@lanyard/design-system";
import { pageLimits, type StoreCard } from "@lanyard/contract";
import { StoreGridCard } from "./StoreGridCard.tsx";

interface PartProps {
  readonly cards: readonly StoreCard[];
  readonly label: string;
  /** The index of the part's first card. */
  readonly from: number;
  readonly whole: boolean;
  readonly withLicense: boolean;
}

const isSame = (one: Readonly<PartProps>, other: Readonly<PartProps>) =>
  one.label === other.label &&
  one.whole === other.whole &&
  one.withLicense === other.withLicense &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, index) => card === other.cards[index]);

/** Memoized, so that loading further cards does not render earlier parts again. */
const Part = memo(function Part({ cards, label, from, whole, withLicense }: PartProps) {
  return (
    <CardGrid aria-label={label} lazy={!whole}>
      {cards.map((card, index) => (
        <StoreGridCard
          key={card.product_id}
          card={card}
          place={from + index}
          withLicense={withLicense}
          headingLevel={3}
        />
      ))}
    </CardGrid>
  );
}, isSame);

interface StoreGridProps {
  readonly cards: readonly StoreCard[];
  readonly stale: boolean;
  readonly withLicense: boolean;
}

export function StoreGrid({ cards, stale, withLicense }: StoreGridProps) {
  const { t } = useTranslation("store");
  const size = pageLimits.standard;
  const parts = Math.max(1, Math.ceil(cards.length / size));
  return (
    <div
      aria-busy={stale}
      className={`flex flex-col gap-8 pt-4 transition-[filter] ${stale ? "grayscale delay-200" : ""}`}
    >
      {Array.from({ length: parts }, (_, part) => {
        const visible = cards.slice(part * size, (part + 1) * size);
        return (
          <Part
            // A part has no identity except its position.
            // oxlint-disable-next-line react/no-array-index-key
            key={part}
            cards={visible}
            label={
              parts === 1
                ? t("wall.list")
                : t("wall.list_part", { from: part * size + 1, to: part * size + visible.length })
            }
            from={part * size}
            whole={parts === 1}
            withLicense={withLicense}
          />
        );
      })}
    </div>
  );
}

export function StoreGridSkeleton({ withLicense }: Pick<StoreGridProps, "withLicense">) {
  const { t } = useTranslation();
  return (
    <CardGrid aria-busy="true" aria-label={t("loading")} className="pt-4">
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <CardSkeleton key={n} labels={withLicense} />
      ))}
    </CardGrid>
  );
}
