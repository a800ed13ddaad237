// A badge with the state of a delivery.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import type { Dispatch, DispatchState } from "@lanyard/contract";

const tones: Readonly<Record<DispatchState, Tone>> = {
  waiting: "warning",
  failed: "danger",
  resent: "info",
  delivered: "success",
};

export function DispatchMark({ one }: { readonly one: Pick<Dispatch, "state"> }) {
  const { t } = useTranslation("operations");
  return <Badge tone={tones[one.state]}>{t(`deliveries.state_${one.state}`)}</Badge>;
}
