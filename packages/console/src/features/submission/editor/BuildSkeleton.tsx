// The placeholder of the editor while its build loads: bar, sections, badge.
import { useTranslation } from "react-i18next";
import { CardSkeleton, Skeleton } from "@lanyard/design-system";
import { PageBody } from "../../../components/page/PageBody.tsx";
import { editorGrid } from "./editor-grid.ts";

export function BuildSkeleton() {
  const { t } = useTranslation();
  return (
    <PageBody
      aria-busy="true"
      aria-label={t("loading")}
      role="status"
      className="gap-y-6 pt-4 pb-28 lg:pb-16"
    >
      <div className="flex h-18 items-center gap-3 border-b border-line sm:gap-4">
        <Skeleton className="w-5 shrink-0 sm:w-18" />
        <Skeleton shape="block" className="size-10! shrink-0" />
        <Skeleton lines={2} className="w-56" />
        <Skeleton shape="block" className="ms-auto h-10! w-80! max-lg:hidden" />
      </div>
      <div className={editorGrid}>
        <Skeleton lines={7} className="py-2 max-lg:hidden" />
        <Skeleton shape="block" className="h-12! md:hidden" />
        <div className="flex flex-col gap-4">
          {[1, 2].map((section) => (
            <div
              key={section}
              className="flex flex-col gap-6 rounded-lg border border-line bg-surface-raised p-4 sm:p-6"
            >
              <Skeleton lines={2} className="w-3/5" />
              <Skeleton shape="block" className="h-10!" />
              <Skeleton shape="block" className="h-10!" />
              <Skeleton shape="block" className="h-40!" />
            </div>
          ))}
        </div>
        <div className="max-md:hidden">
          <CardSkeleton />
        </div>
      </div>
    </PageBody>
  );
}
