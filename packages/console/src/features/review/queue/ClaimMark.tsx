// Marks a build in the queue as being reviewed, by the reader or by a named administrator.
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
