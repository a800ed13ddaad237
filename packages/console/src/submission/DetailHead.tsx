// The head of a product's page: screenshots, status, facts, and the creator's actions.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageTitle, type PageNotice } from "@lanyard/design-system";
import {
  labelsOf,
  pictureSides,
  renditionOf,
  srcSetOf,
  type Actor,
  type ProductDetail,
} from "@lanyard/contract";
import { hueOf } from "../shared/hue.ts";
import { LabelBadge } from "../shared/LabelBadge.tsx";
import { paths } from "../shared/paths.ts";
import { useStatusName } from "../shared/status.ts";
import { DetailFacts } from "./DetailFacts.tsx";
import { OwnerActions, type OwnerCallbacks } from "./OwnerActions.tsx";

interface DetailHeadProps extends OwnerCallbacks {
  readonly detail: ProductDetail;
  readonly actor: Actor;
  /** Also shows price and contract length, for pages without the form. */
  readonly withPrice: boolean;
}

export function DetailHead({ detail, actor, withPrice, ...owner }: DetailHeadProps) {
  const { t } = useTranslation();
  const nameOf = useStatusName();
  const { submission, screenshots } = detail;
  const { status, product_name: name } = submission;
  // Administrators read what to do, creators what happens next.
  const text = (key: "waiting_text" | "hidden_text") =>
    t(actor.admin && !actor.owner ? `detail.${key}_admin` : `detail.${key}`);
  const notices: Partial<Record<typeof status, Omit<PageNotice, "title">>> = {
    waiting_for_review: { tone: "info", text: text("waiting_text") },
    hidden: { tone: "warning", text: text("hidden_text") },
    rejected: { tone: "danger", text: submission.rejection_reason },
    draft: { tone: "info", text: t("detail.draft_text") },
  };
  const notice = notices[status];
  return (
    <PageTitle
      variant="single"
      title={name}
      logo={renditionOf(submission.icon_url, 160)}
      hue={hueOf(submission.menu_entry_id)}
      back={<Link to={paths.products}>{t("nav.products")}</Link>}
      badges={labelsOf(submission).map((label) => (
        <LabelBadge key={label} label={label} />
      ))}
      {...(notice && { notice: { title: nameOf(status), ...notice } })}
      details={<DetailFacts detail={detail} withPrice={withPrice} />}
      pictures={screenshots.map(({ screenshot_url }, index) => ({
        src: screenshot_url,
        srcSet: srcSetOf(screenshot_url, pictureSides.screenshots),
        alt: t("detail.screenshot", { name, n: index + 1 }),
      }))}
      carouselLabels={{
        label: t("detail.screenshots"),
        previousLabel: t("carousel.previous"),
        nextLabel: t("carousel.next"),
        slideLabel: (n, total) => t("carousel.slide", { n, total }),
        roleLabel: t("carousel.role"),
        slideRoleLabel: t("carousel.slide_role"),
        brokenLabel: t("carousel.broken"),
        emptyText: t("detail.screenshots_none"),
      }}
      action={<OwnerActions detail={detail} actor={actor} {...owner} />}
    />
  );
}
