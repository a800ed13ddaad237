// The screenshots of a product, large.
import { useTranslation } from "react-i18next";
import { Carousel } from "@lanyard/design-system";
import { pictureSides, toSrcSet, type ProductDetail } from "@lanyard/contract";

export function StorePictures({ detail }: { readonly detail: ProductDetail }) {
  const { t } = useTranslation();
  const { submission, screenshots } = detail;
  if (screenshots.length === 0) return null;
  return (
    <Carousel
      // Another version starts at its first picture.
      key={submission.submission_id}
      pictures={screenshots.map(({ screenshot_url }, index) => ({
        src: screenshot_url,
        srcSet: toSrcSet(screenshot_url, pictureSides.screenshots),
        alt: t("detail.screenshot", { name: submission.product_name, n: index + 1 }),
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
