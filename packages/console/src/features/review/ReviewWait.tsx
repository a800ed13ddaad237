// Tells a creator how long a build will wait: its place in the queue and how long reviews took, if there were enough of
// them.
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lanyard/design-system";
import type { ReviewWait as Wait } from "@lanyard/contract";
import { useReader } from "../../i18n/reader.ts";
import { sayDuration } from "./duration.ts";

interface ReviewWaitProps {
  /** Undefined while loading. */
  readonly wait: Wait | undefined;
}

export function ReviewWait({ wait }: ReviewWaitProps) {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const language = useReader();
  if (!wait)
    return (
      <div role="status" aria-busy="true" aria-label={main("loading")}>
        <Skeleton lines={2} className="max-w-prose" />
      </div>
    );
  const { place, waiting, times } = wait;
  return (
    <section aria-label={t("wait.title")} className="flex flex-col gap-1 text-sm">
      <p className="font-medium text-ink">
        {place === null
          ? t("wait.queue", { count: waiting })
          : t("wait.place", { place: place.toLocaleString(language), count: waiting })}
      </p>
      <p className="max-w-prose text-ink-muted">
        {times
          ? t("wait.times", {
              median: sayDuration(times.median_seconds, language),
              most: sayDuration(times.p90_seconds, language),
            })
          : t("wait.times_none")}
      </p>
    </section>
  );
}
