// Who reviews a build, with the button to claim or to release it.
import { useTranslation } from "react-i18next";
import { Button } from "@lanyard/design-system";
import type { Claim } from "@lanyard/contract";
import { formatTime } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";
import { sayDuration } from "../duration.ts";

export interface ClaimLineProps {
  /** Undefined while loading, and when there is nothing to decide. */
  readonly claim: Claim | null | undefined;
  readonly busy: boolean;
  readonly onClaim: () => void;
  readonly onRelease: () => void;
}

export function ClaimLine({ claim, busy, onClaim, onRelease }: ClaimLineProps) {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const language = useReader();
  if (claim === undefined) return <span />;
  if (claim === null)
    return (
      <Button size="sm" busy={busy} busyLabel={main("saving")} onClick={onClaim}>
        {t("claim.take")}
      </Button>
    );
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>
        {claim.mine
          ? t("claim.mine_until", { time: formatTime(claim.until, language) })
          : t("claim.other_since", {
              name: claim.username,
              time: sayDuration(claim.held_seconds, language),
            })}
      </span>
      {claim.mine === 1 && (
        <Button size="sm" intent="quiet" busy={busy} busyLabel={main("saving")} onClick={onRelease}>
          {t("claim.release")}
        </Button>
      )}
    </p>
  );
}
