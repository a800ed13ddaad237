// The front of the product's badge: banner, icon, name, status, price, and the creator's next actions.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HiddenIcon, PageTitle } from "@lanyard/design-system";
import {
  getAllowedMoves,
  pictureSides,
  toRenditionUrl,
  toSrcSet,
  type Actor,
  type ProductDetail,
} from "@lanyard/contract";
import { getHue } from "../../../components/status/hue.ts";
import { LabelBadge } from "../../../components/status/LabelBadge.tsx";
import { usePartMissing } from "../../../components/late/part-missing.ts";
import { DetailFacts } from "./DetailFacts.tsx";
import { HideQuestion } from "./HideQuestion.tsx";
import { useOfferText } from "../offer/offer-text.ts";
import { OwnerActions, type OwnerCallbacks } from "./OwnerActions.tsx";

export interface DetailBadgeProps extends OwnerCallbacks {
  readonly detail: ProductDetail;
  readonly actor: Actor;
  /** Whether the user is editing the offer, which has the page's primary button then. */
  readonly editing: boolean;
  readonly onHide: () => Promise<unknown>;
}

export function DetailBadge({ detail, actor, editing, onHide, ...owner }: DetailBadgeProps) {
  const { t } = useTranslation();
  const { priceOf } = useOfferText();
  const sayMissing = usePartMissing();
  const [hiding, setHiding] = useState(false);
  const { submission } = detail;
  // Administrators hide a product in their toolbar, where hiding can be undone.
  const mayHide = !actor.admin && getAllowedMoves(submission.status, actor).includes("hide");
  return (
    <>
      <PageTitle
        variant="single"
        title={submission.product_name}
        subtitle={submission.menu_entry_name}
        logo={toRenditionUrl(submission.icon_url, 160)}
        hue={getHue(submission.menu_entry_id)}
        banner={submission.banner_url}
        bannerSrcSet={toSrcSet(submission.banner_url, pictureSides.banner)}
        badges={
          <>
            <LabelBadge label={submission.status} />
            {submission.is_private === 1 && <LabelBadge label="private" />}
          </>
        }
        price={priceOf(detail)}
        details={<DetailFacts submission={submission} />}
        action={<OwnerActions {...owner} detail={detail} actor={actor} secondary={editing} />}
        {...(mayHide && {
          more: {
            label: t("more_actions"),
            items: [
              {
                id: "hide",
                label: t("detail.hide"),
                icon: <HiddenIcon />,
                onSelect: () => setHiding(true),
              },
            ],
            onMissing: sayMissing,
          },
        })}
      />
      <HideQuestion open={hiding} onOpenChange={setHiding} onHide={onHide} />
    </>
  );
}
