// Says that a build of the queue is being read: by oneself, or by whom.
import { useTranslation } from "react-i18next";
import { Badge, PersonIcon } from "@lanyard/design-system";
import type { Claim } from "@lanyard/contract";

export function ClaimMark({ claim }: { readonly claim: Claim | null }) {
  const { t } = useTranslation("review");
  if (!claim) return null;
  return (
    <Badge tone={claim.mine ? "info" : "neutral"} icon={<PersonIcon />}>
      {claim.mine ? t("claim.mine") : claim.username}
    </Badge>
  );
}
