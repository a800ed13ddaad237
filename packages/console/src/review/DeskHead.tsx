// The head of the open build: its facts, its claim, and buttons to the previous and next build.
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BackIcon, Button, ForwardIcon, IconButton } from "@lanyard/design-system";
import type { Claim, Submission } from "@lanyard/contract";
import { formatTime } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";
import { saySince } from "./duration.ts";
import { FactLine } from "./FactLine.tsx";
import { useNow } from "./useNow.ts";

export interface DeskHeadProps {
  readonly submission: Submission;
  /** When the build entered the queue; undefined while loading, and when it is not waiting. */
  readonly sentAt: string | undefined;
  readonly first: boolean | undefined;
  /** Undefined while loading, and when there is nothing to decide. */
  readonly claim: Claim | null | undefined;
  readonly busy: boolean;
  readonly onClaim: () => void;
  readonly onRelease: () => void;
  /** Opens the previous build in the queue; undefined when there is none. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** Whether the build has just been opened: its heading then takes the focus, so that reading continues there. */
  readonly focused: boolean;
  /** Link to the product's page. */
  readonly link: ReactNode;
}

export function DeskHead(props: DeskHeadProps) {
  const { submission, sentAt, first, focused, link, onPrevious, onNext } = props;
  const { t } = useTranslation("review");
  const language = useReader();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const facts = [
    submission.version,
    submission.username,
    submission.menu_entry_name,
    first === undefined ? "" : t(first ? "queue.first" : "queue.update"),
    sentAt ? t("queue.waits", { time: saySince(sentAt, now, language) }) : "",
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-3">
      {/* With large text the arrows wrap below the name, because beside it the name would have no room. */}
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-40">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-lg font-semibold tracking-tight outline-none wrap-anywhere"
          >
            {submission.product_name}
          </h2>
          <p className="text-sm text-ink-muted">
            <FactLine facts={facts} />
          </p>
        </div>
        <div className="ms-auto flex shrink-0 gap-1">
          <IconButton
            label={t("queue.previous")}
            icon={<BackIcon />}
            aria-keyshortcuts="K"
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            label={t("queue.next")}
            icon={<ForwardIcon />}
            aria-keyshortcuts="J"
            disabled={!onNext}
            onClick={onNext}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ClaimLine {...props} now={now} />
        <span className="text-sm">{link}</span>
      </div>
    </div>
  );
}

function ClaimLine({
  claim,
  busy,
  onClaim,
  onRelease,
  now,
}: Pick<DeskHeadProps, "claim" | "busy" | "onClaim" | "onRelease"> & { readonly now: number }) {
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
              time: saySince(claim.since, now, language),
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
