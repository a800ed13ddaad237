// The head of a product's page: its badge with the screenshots, how it stands, what its creator can do.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Badge, PageTitle, type PageNotice } from "@lanyard/design-system";
import { hueOf, labelsOf, type Actor, type ProductDetail } from "@lanyard/contract";
import { cardLabelTones } from "../shared/status.ts";
import { paths } from "../shared/paths.ts";
import { DetailFacts } from "./DetailFacts.tsx";
import { OwnerActions, type OwnerCallbacks } from "./OwnerActions.tsx";

interface DetailHeadProps extends OwnerCallbacks {
  readonly detail: ProductDetail;
  readonly actor: Actor;
  /** Names price and contract length too, where no form shows them. */
  readonly withPrice: boolean;
}

export function DetailHead({ detail, actor, withPrice, ...owner }: DetailHeadProps) {
  const { t } = useTranslation();
  const { submission, screenshots } = detail;
  const { status, product_name: name } = submission;
  // Who decides on a build is told what to do; who waits for the decision, what happens.
  const text = (key: "waiting_text" | "hidden_text") =>
    t(actor.admin && !actor.owner ? `detail.${key}_admin` : `detail.${key}`);
  const notices: Partial<Record<typeof status, PageNotice>> = {
    waiting_for_review: {
      tone: "info",
      title: t("detail.waiting"),
      text: text("waiting_text"),
    },
    hidden: { tone: "warning", title: t("detail.hidden"), text: text("hidden_text") },
    rejected: { tone: "danger", title: t("detail.rejected"), text: submission.rejection_reason },
    draft: { tone: "info", title: t("detail.draft"), text: t("detail.draft_text") },
  };
  return (
    <PageTitle
      variant="single"
      title={name}
      logo={submission.icon_url}
      hue={hueOf(submission.menu_entry_id)}
      back={<Link to={paths.products}>{t("nav.products")}</Link>}
      badges={labelsOf(submission).map((label) => (
        <Badge key={label} tone={cardLabelTones[label]}>
          {t(`label.${label}`)}
        </Badge>
      ))}
      notice={notices[status]}
      details={<DetailFacts detail={detail} withPrice={withPrice} />}
      pictures={screenshots.map(({ screenshot_url }, index) => ({
        src: screenshot_url,
        alt: t("detail.screenshot", { name, n: index + 1 }),
      }))}
      carouselLabels={{
        label: t("detail.screenshots"),
        previousLabel: t("carousel.previous"),
        nextLabel: t("carousel.next"),
        slideLabel: (n, total) => t("carousel.slide", { n, total }),
        brokenLabel: t("carousel.broken"),
        emptyText: t("detail.screenshots_none"),
      }}
      action={<OwnerActions detail={detail} actor={actor} {...owner} />}
    />
  );
}
