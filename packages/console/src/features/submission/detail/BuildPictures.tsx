// The screenshots of a build in a carousel, or a sentence if there are none.
import { useTranslation } from "react-i18next";
import { Carousel } from "@lanyard/design-system";
import { pictureSides, toSrcSet, type ProductDetail } from "@lanyard/contract";

export function BuildPictures({ detail }: { readonly detail: ProductDetail }) {
  const { t } = useTranslation();
  const { submission, screenshots } = detail;
  const name = submission.product_name;
  if (screenshots.length === 0)
    return <p className="text-ink-muted">{t("detail.screenshots_none")}</p>;
  return (
    <Carousel
      // Reset the carousel to the first picture when the build changes.
      key={submission.submission_id}
      pictures={screenshots.map(({ screenshot_url }, index) => ({
        src: screenshot_url,
        srcSet: toSrcSet(screenshot_url, pictureSides.screenshots),
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
  );
}
