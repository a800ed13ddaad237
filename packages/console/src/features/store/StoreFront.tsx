// The front row of the store, switchable between new apps, apps that others use, and updated apps.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CardGrid, CardSkeleton, SegmentedControl, Skeleton } from "@lanyard/design-system";
import type { StoreCard } from "@lanyard/contract";
import { StoreGridCard } from "./StoreGridCard.tsx";

export const frontRows = ["new", "used", "updated"] as const;
export type FrontRow = (typeof frontRows)[number];
export type Front = Readonly<Record<FrontRow, readonly StoreCard[]>>;

/** One row on a wide screen. */
const mostVisible = 3;

interface StoreFrontProps {
  readonly front: Front;
  readonly withLicense: boolean;
}

export function StoreFront({ front, withLicense }: StoreFrontProps) {
  const { t } = useTranslation("store");
  const full = frontRows.filter((row) => front[row].length > 0);
  const [selected, setSelected] = useState<FrontRow>("new");
  const row = full.includes(selected) ? selected : full[0];
  if (!row) return null;
  return (
    <section aria-labelledby="store-front" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="store-front" className="text-lg font-semibold tracking-tight">
          {t(`front.${row}`)}
        </h2>
        {full.length > 1 && (
          <SegmentedControl
            label={t("front.label")}
            size="sm"
            segments={full.map((value) => ({ value, label: t(`front.${value}_short`) }))}
            value={row}
            onValueChange={(next) => setSelected(next as FrontRow)}
          />
        )}
      </div>
      {/* In two columns the third card would stand alone above the main list. */}
      <CardGrid aria-label={t(`front.${row}`)} className="pt-4 sm:max-nav:[&>:nth-child(3)]:hidden">
        {front[row].slice(0, mostVisible).map((card, place) => (
          <StoreGridCard
            key={card.product_id}
            card={card}
            place={place}
            withLicense={withLicense}
            headingLevel={3}
          />
        ))}
      </CardGrid>
    </section>
  );
}

/** As high as the loaded row; hidden from screen readers, because the list below says that the page loads. */
export const FrontSkeleton = () => (
  <div data-slot="front-skeleton" aria-hidden="true" className="flex flex-col gap-4">
    <div className="flex h-9 items-center">
      <Skeleton className="h-5! w-36" />
    </div>
    <CardGrid className="pt-4">
      {Array.from({ length: mostVisible }, (_, n) => (
        <CardSkeleton key={n} />
      ))}
    </CardGrid>
  </div>
);
