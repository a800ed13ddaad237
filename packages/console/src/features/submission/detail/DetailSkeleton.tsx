// The placeholder of a product's page while it loads: the badge with its band, the tabs, the first tab's content.
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../components/page/BackLink.tsx";
import { Skeleton } from "@lanyard/design-system";
import { PageBody } from "../../../components/page/PageBody.tsx";
import { paths } from "../../../app/paths.ts";
import { detailTabs } from "./detail-place.ts";

/** The front of the badge beside its back, above it on a narrow screen. */
export const detailColumns =
  "grid grid-cols-1 items-start gap-x-10 gap-y-8 nav:grid-cols-[20rem_minmax(0,1fr)]";

export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <PageBody className="gap-4 py-6 sm:py-8">
      <BackLink to={paths.products}>{t("nav.products")}</BackLink>
      <div role="status" aria-busy="true" aria-label={t("loading")} className={detailColumns}>
        <div className="@container overflow-hidden rounded-lg border border-line bg-surface-raised">
          <Skeleton shape="block" className="h-12! rounded-none!" />
          <div className="@xl:grid @xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <Skeleton
              shape="block"
              className="aspect-16/7 h-auto! rounded-none! opacity-60 @xl:aspect-auto"
            />
            <div className="flex min-w-0 flex-col gap-5 p-5 @xl:p-6">
              <div className="flex flex-col gap-3">
                <div className="flex flex-col gap-3 @xl:flex-row @xl:items-center @xl:gap-4">
                  <Skeleton shape="block" className="-mt-13 size-16! sm:size-20! @xl:mt-0" />
                  <div className="flex flex-col gap-1">
                    <Skeleton className="w-28" />
                    <div className="flex h-7 items-center">
                      <Skeleton className="w-40" />
                    </div>
                  </div>
                </div>
                <Skeleton className="h-6 w-20" />
              </div>
              <div className="flex h-7 items-center">
                <Skeleton className="w-48" />
              </div>
              <div className="h-32.75 overflow-hidden @xl:h-12">
                <Skeleton lines={5} />
              </div>
              <Skeleton shape="block" className="h-10!" />
            </div>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex h-10 items-center gap-8 border-b border-line">
            {detailTabs.map((tab) => (
              <Skeleton key={tab} className="w-16" />
            ))}
          </div>
          <Skeleton shape="block" className="aspect-16/10 h-auto!" />
          <Skeleton lines={5} className="max-w-prose" />
        </div>
      </div>
    </PageBody>
  );
}
