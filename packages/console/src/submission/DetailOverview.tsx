// The back of the badge, first side: what the store shows of a build, pictures and words.
import { useTranslation } from "react-i18next";
import { Carousel } from "@lanyard/design-system";
import { pictureSides, srcSetOf, type ProductDetail } from "@lanyard/contract";

export function DetailOverview({ detail }: { readonly detail: ProductDetail }) {
  const { t } = useTranslation();
  const { submission, screenshots } = detail;
  const name = submission.product_name;
  return (
    <div className="flex flex-col gap-8">
      {screenshots.length > 0 ? (
        <Carousel
          // The pictures of another build begin with the first again.
          key={submission.submission_id}
          pictures={screenshots.map(({ screenshot_url }, index) => ({
            src: screenshot_url,
            srcSet: srcSetOf(screenshot_url, pictureSides.screenshots),
            alt: t("detail.screenshot", { name, n: index + 1 }),
          }))}
          label={t("detail.screenshots")}
          previousLabel={t("carousel.previous")}
          nextLabel={t("carousel.next")}
          slideLabel={(n, total) => t("carousel.slide", { n, total })}
          roleLabel={t("carousel.role")}
          slideRoleLabel={t("carousel.slide_role")}
          brokenLabel={t("carousel.broken")}
        />
      ) : (
        <p className="text-ink-muted">{t("detail.screenshots_none")}</p>
      )}
      <section aria-label={t("detail.about")} className="min-w-0">
        <p className="max-w-prose text-base whitespace-pre-line wrap-anywhere">
          {submission.submission_description || (
            <span className="text-ink-muted">{t("detail.description_none")}</span>
          )}
        </p>
      </section>
    </div>
  );
}
