// The head of the open build: its facts, its claim, and buttons to the previous and next build.
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BackIcon, ForwardIcon, IconButton } from "@lanyard/design-system";
import type { Submission } from "@lanyard/contract";
import { useReader } from "../../../i18n/reader.ts";
import { ClaimLine, type ClaimLineProps } from "./ClaimLine.tsx";
import { sayDuration } from "../duration.ts";
import { FactLine } from "../FactLine.tsx";

export interface ReviewDeskHeadProps extends ClaimLineProps {
  readonly submission: Submission;
  /** How long the build has been waiting; undefined while loading, and when it is not waiting. */
  readonly waiting: number | undefined;
  readonly first: boolean | undefined;
  /** Opens the previous build in the queue; undefined when there is none. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** Whether the build has just been opened: its heading then takes the focus, so that reading continues there. */
  readonly focused: boolean;
  /** Link to the product's page. */
  readonly link: ReactNode;
}

export function ReviewDeskHead(props: ReviewDeskHeadProps) {
  const { submission, waiting, first, focused, link, onPrevious, onNext } = props;
  const { t } = useTranslation("review");
  const language = useReader();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const facts = [
    submission.version,
    submission.username,
    submission.menu_entry_name,
    first === undefined ? "" : t(first ? "queue.first" : "queue.update"),
    waiting === undefined ? "" : t("queue.waits", { time: sayDuration(waiting, language) }),
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
        <ClaimLine {...props} />
        <span className="text-sm">{link}</span>
      </div>
    </div>
  );
}
