// The placeholder of the editor while its build loads.
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lanyard/design-system";
import { PageBody } from "../shared/PageBody.tsx";

export function BuildSkeleton() {
  const { t } = useTranslation();
  return (
    <PageBody aria-busy="true" aria-label={t("loading")} role="status" className="pt-6">
      <div className="flex flex-col gap-4 border-b border-line py-4">
        <Skeleton className="w-20" />
        <div className="flex items-center gap-4">
          <Skeleton shape="block" className="size-12!" />
          <Skeleton lines={2} className="w-56" />
          <Skeleton shape="block" className="ms-auto hidden h-10! w-40 sm:block" />
        </div>
      </div>
      <div className="grid gap-x-12 pt-6 nav:grid-cols-[13rem_minmax(0,1fr)]">
        <Skeleton lines={7} className="hidden self-start py-6 nav:grid" />
        {[1, 2].map((section) => (
          <div
            key={section}
            className="grid gap-6 border-t border-line py-8 first-of-type:border-t-0 nav:col-start-2 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-12"
          >
            <Skeleton lines={2} />
            <div className="flex flex-col gap-6">
              <Skeleton shape="block" className="h-10!" />
              <Skeleton shape="block" className="h-10!" />
              <Skeleton shape="block" className="h-32!" />
            </div>
          </div>
        ))}
      </div>
    </PageBody>
  );
}
