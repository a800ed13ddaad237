// A badge with the state of a request.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import type { AdminRequest, RequestState } from "@lanyard/contract";

const tones: Readonly<Record<RequestState, Tone>> = {
  open: "warning",
  answered: "success",
  closed: "neutral",
};

export function RequestMark({ request }: { readonly request: Pick<AdminRequest, "state"> }) {
  const { t } = useTranslation("office");
  return <Badge tone={tones[request.state]}>{t(`requests.state_${request.state}`)}</Badge>;
}
