// The placeholder of a product's page while it loads.
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lanyard/design-system";
import { PageBody } from "../shared/PageBody.tsx";

export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <PageBody
      aria-busy="true"
      aria-label={t("loading")}
      role="status"
      className="gap-6 py-6 sm:py-8"
    >
      <Skeleton className="w-20" />
      <div className="grid gap-6 rounded-lg border border-line bg-surface-raised p-5 sm:p-8 nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] nav:gap-10">
        <div className="flex flex-col gap-6">
          <div className="flex items-center gap-5">
            <Skeleton shape="block" className="size-20!" />
            <Skeleton className="w-40" />
          </div>
          <Skeleton className="w-56" />
          <Skeleton shape="block" className="h-20!" />
        </div>
        <Skeleton shape="block" className="aspect-video h-auto! w-full" />
      </div>
      <div className="grid gap-10 nav:grid-cols-[minmax(0,1fr)_25rem]">
        <Skeleton lines={6} />
        <Skeleton shape="card" className="h-96!" />
      </div>
    </PageBody>
  );
}
