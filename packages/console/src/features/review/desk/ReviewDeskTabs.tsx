// The tabs of the desk for the open build, with the content of the selected tab.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tabs } from "@lanyard/design-system";
import { reviewDeskTabs, type ReviewDeskTab } from "./review-desk-tabs.ts";

export interface ReviewDeskTabsProps {
  readonly tab: ReviewDeskTab;
  readonly onTab: (tab: ReviewDeskTab) => void;
  readonly children: (tab: ReviewDeskTab) => ReactNode;
}

export function ReviewDeskTabs({ tab, onTab, children }: ReviewDeskTabsProps) {
  const { t } = useTranslation("review");
  return (
    <Tabs
      label={t("tab.label")}
      tabs={reviewDeskTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      value={tab}
      onValueChange={(value) => onTab(value as ReviewDeskTab)}
    >
      {() => children(tab)}
    </Tabs>
  );
}
