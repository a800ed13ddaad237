// The overview tab, the first one on the back of the badge: what the store shows of a build (pictures and texts), and
// key facts.
import { useTranslation } from "react-i18next";
import type { Option, ProductDetail } from "@lanyard/contract";
import { BuildPictures } from "./BuildPictures.tsx";
import { useBuildFacts } from "./build-facts.tsx";

interface DetailOverviewProps {
  readonly detail: ProductDetail;
  /** All permissions that a product can ask for. */
  readonly permissions: readonly Option[];
}

export function DetailOverview({ detail, permissions }: DetailOverviewProps) {
  const { t } = useTranslation();
  const { submission } = detail;
  const facts = useBuildFacts(detail, permissions);
  return (
    <div className="flex flex-col gap-8">
      <BuildPictures detail={detail} />
      {/* Text at a readable width, with the facts beside it. */}
      <div className="grid items-start gap-x-10 gap-y-8 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <section aria-label={t("detail.about")} className="flex min-w-0 flex-col gap-8">
          <p dir="auto" className="max-w-prose text-base whitespace-pre-line wrap-anywhere">
            {submission.submission_description || (
              <span className="text-ink-muted">{t("detail.description_none")}</span>
            )}
          </p>
          {submission.notes && (
            <div className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{t("build.notes")}</h2>
              <p dir="auto" className="max-w-prose text-base whitespace-pre-line wrap-anywhere">
                {submission.notes}
              </p>
            </div>
          )}
        </section>
        <dl className="flex min-w-0 flex-col gap-5 text-sm max-sm:border-t max-sm:border-line max-sm:pt-6">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-col gap-1">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
