// A badge with the state of a delivery.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import type { Delivery, DeliveryState } from "@lanyard/contract";

const tones: Readonly<Record<DeliveryState, Tone>> = {
  waiting: "warning",
  failed: "danger",
  resent: "info",
  delivered: "success",
};

export function DispatchMark({ one }: { readonly one: Pick<Delivery, "state"> }) {
  const { t } = useTranslation("operations");
  return <Badge tone={tones[one.state]}>{t(`deliveries.state_${one.state}`)}</Badge>;
}
