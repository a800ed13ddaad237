// The tabs of the desk for the open build, with the content of the selected tab.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tabs } from "@lanyard/design-system";
import { deskTabs, type DeskTab } from "./desk-tabs.ts";

export interface DeskTabsProps {
  readonly tab: DeskTab;
  readonly onTab: (tab: DeskTab) => void;
  readonly children: (tab: DeskTab) => ReactNode;
}

export function DeskTabs({ tab, onTab, children }: DeskTabsProps) {
  const { t } = useTranslation("review");
  return (
    <Tabs
      label={t("tab.label")}
      tabs={deskTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      value={tab}
      onValueChange={(value) => onTab(value as DeskTab)}
    >
      {() => children(tab)}
    </Tabs>
  );
}
