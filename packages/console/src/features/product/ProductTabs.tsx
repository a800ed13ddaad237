// The products by status in tabs with counts, and a toolbar between tabs and list.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton, Tabs } from "@lanyard/design-system";
import type { Current, ProductCounts } from "@lanyard/contract";
import type { ProductView } from "./product-view.ts";
import { useCounted } from "./useCounted.ts";
import { useStatusHeading } from "./useStatusHeading.ts";
import type { ChangeView } from "./useProductView.ts";

/** Ordered by how often people look for them. */
const statuses = [
  "ready_for_sale",
  "waiting_for_review",
  "draft",
  "rejected",
  "hidden",
] as const satisfies readonly Current[];
const all = "all";

interface ProductTabsProps {
  readonly view: ProductView;
  readonly onChange: ChangeView;
  /** Undefined while loading. */
  readonly counts: ProductCounts | undefined;
  readonly toolbar: ReactNode;
  readonly children: ReactNode;
}

export function ProductTabs({ view, onChange, counts, toolbar, children }: ProductTabsProps) {
  const { t } = useTranslation();
  const formatCount = useCounted();
  const getStatusHeading = useStatusHeading();
  return (
    <Tabs
      label={t("products.tabs")}
      tabs={[all, ...statuses].map((value) => ({
        value,
        label: value === all ? t("products.all") : getStatusHeading(value as Current),
        badge: (
          <span className="min-w-3 text-start font-normal text-ink-muted tabular-nums">
            {counts && formatCount(counts[value as keyof ProductCounts])}
          </span>
        ),
      }))}
      value={view.status ?? all}
      onValueChange={(value) => onChange({ status: statuses.find((status) => status === value) })}
      toolbar={toolbar}
    >
      {() => children}
    </Tabs>
  );
}

/** As high as the tabs and their toolbar; hidden from screen readers, because the list below says that it loads. */
export const ProductTabsSkeleton = () => (
  <div data-slot="tabs-skeleton" aria-hidden="true" className="flex flex-col gap-4 pb-6">
    <div className="flex h-10 items-center gap-6 overflow-clip border-b border-line *:shrink-0">
      {[all, ...statuses].map((status) => (
        <Skeleton key={status} className="w-20" />
      ))}
    </div>
    <div className="flex flex-wrap justify-between gap-2">
      <Skeleton shape="block" className="h-10! w-full sm:max-w-xs" />
      <Skeleton shape="block" className="h-10! w-full sm:w-56" />
    </div>
  </div>
);
