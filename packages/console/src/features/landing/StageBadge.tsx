// The landing page's picture: a badge that is blank, written, stamped by the review, on sale. landing.css animates it
// through these stages.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HangingBadge } from "@lanyard/design-system";
import { formatPrice } from "../../i18n/format.ts";
import { useReader } from "../../i18n/reader.ts";
import { useStatusName } from "../../components/status/status.ts";

export const stages = ["blank", "written", "stamped", "sold"] as const;
export type Stage = (typeof stages)[number];

interface StageBadgeProps {
  /** `live` animates all stages one after the other; otherwise a still of one stage. */
  readonly stage: Stage | "live";
  readonly className?: string;
}

// Stack all variants in one grid cell, so that replacing one by another moves nothing.
const pile = "grid *:col-start-1 *:row-start-1";
const outline = "rounded-md border border-dashed border-line-strong";
const bar = "rounded-full bg-surface-sunken";

interface StageStateProps {
  readonly isDone?: boolean;
  readonly children: ReactNode;
}

const StageState = ({ isDone = false, children }: StageStateProps) => (
  <span
    className={`flex items-center gap-2 ${isDone ? "font-medium text-success" : "text-ink-muted"}`}
  >
    <span className={`size-2 rounded-full ${isDone ? "bg-success" : "bg-line-strong"}`} />
    {children}
  </span>
);

export function StageBadge({ stage, className = "" }: StageBadgeProps) {
  const { t } = useTranslation();
  const language = useReader();
  const getStatusName = useStatusName();
  const states: Readonly<Record<Stage, ReactNode>> = {
    blank: <StageState>{getStatusName("draft")}</StageState>,
    written: <StageState>{getStatusName("waiting_for_review")}</StageState>,
    stamped: <StageState isDone>{t("landing.stamp")}</StageState>,
    sold: <StageState isDone>{getStatusName("ready_for_sale")}</StageState>,
  };
  return (
    // Decorative: the steps say the same.
    <div aria-hidden="true" inert data-badge={stage} className={className}>
      <HangingBadge hue="blue">
        <div className={`relative border-b border-line ${pile}`}>
          <div data-out="written" className={`m-5 ${outline}`} />
          <img
            data-in="written"
            src="/landing/visitors.svg"
            alt=""
            width="1600"
            height="800"
            {...(stage !== "live" && { loading: "lazy" })}
            className="aspect-2/1 w-full object-cover"
          />
          <span
            data-in="stamped"
            className="me-5 mb-4 -rotate-8 self-end justify-self-end rounded-md border-3 border-double border-success bg-surface-raised/90 px-3 py-1 text-lg font-semibold tracking-tight text-success uppercase"
          >
            {t("landing.stamp")}
          </span>
        </div>
        <div className="flex flex-col gap-4 p-5">
          <div className="flex items-center gap-3">
            <span className={`size-12 shrink-0 ${pile}`}>
              <span data-out="written" className={outline} />
              <img
                data-in="written"
                src="/landing/visitors-icon.svg"
                alt=""
                width="48"
                height="48"
              />
            </span>
            <span className={`min-w-0 grow items-center ${pile}`}>
              <span data-out="written" className="flex flex-col gap-2">
                <span className={`h-4 w-3/4 ${bar}`} />
                <span className={`h-3 w-2/5 ${bar}`} />
              </span>
              <span data-in="written" className="flex flex-col">
                <span data-typed className="text-lg font-semibold tracking-tight">
                  {t("landing.app")}
                </span>
                <span className="text-xs text-ink-muted">{t("landing.app_entry")}</span>
              </span>
            </span>
          </div>
          <div className={pile}>
            <span data-out="written" className="flex flex-col gap-2 pt-1">
              <span className={`h-3 ${bar}`} />
              <span className={`h-3 w-3/5 ${bar}`} />
            </span>
            <p data-in="written" className="text-sm text-ink-muted">
              {t("landing.app_text")}
            </p>
          </div>
          <div className="flex items-center justify-between gap-4 border-t border-line pt-4 text-sm">
            {stage === "live" ? (
              <span className={pile}>
                <span data-out="written">{states.blank}</span>
                <span data-in="written">
                  <span data-out="stamped">{states.written}</span>
                </span>
                <span data-in="approved">
                  <span data-out="sold">{states.stamped}</span>
                </span>
                <span data-in="sold">{states.sold}</span>
              </span>
            ) : (
              states[stage]
            )}
            <span className={`justify-items-end ${pile}`}>
              <span data-out="written" className={`h-4 w-14 self-center ${bar}`} />
              <span data-in="written" className="text-base font-semibold tabular-nums">
                {formatPrice(9.5, "EUR", "", language)}
              </span>
            </span>
          </div>
        </div>
      </HangingBadge>
    </div>
  );
}
