// The points of a review, each with one of three values: not looked at, in order, not in order.
import { useTranslation } from "react-i18next";
import { CheckIcon, CloseIcon, SegmentedControl, SomeIcon } from "@lanyard/design-system";
import type { ReviewPoint } from "@lanyard/contract";
import type { Looked } from "./useReason.ts";

interface ReviewPointsProps {
  readonly points: readonly ReviewPoint[];
  readonly looked: Looked;
  readonly onLook: (point: ReviewPoint, verdict: "ok" | "bad" | undefined) => void;
}

const icons = { none: <SomeIcon />, ok: <CheckIcon />, bad: <CloseIcon /> } as const;
const values = ["none", "ok", "bad"] as const;

export function ReviewPoints({ points, looked, onLook }: ReviewPointsProps) {
  const { t } = useTranslation("review");
  return (
    <section aria-label={t("point.title")} className="flex flex-col gap-2">
      <h4 className="text-sm font-semibold">{t("point.title")}</h4>
      <p className="text-xs text-ink-muted">{t("point.hint")}</p>
      <ul className="flex flex-col divide-y divide-line">
        {points.map((point) => {
          const verdict = looked[point] ?? "none";
          return (
            <li
              key={point}
              className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-2"
            >
              <span aria-hidden="true" className="min-w-0 grow basis-full text-sm">
                {t(`point.${point}`)}
              </span>
              <span aria-hidden="true" className="grow text-xs text-ink-muted">
                {t(`point.${verdict}`)}
              </span>
              <SegmentedControl
                size="sm"
                label={t(`point.${point}`)}
                segments={values.map((value) => ({
                  value,
                  label: t(`point.${value}`),
                  labelHidden: true,
                  icon: icons[value],
                }))}
                value={verdict}
                onValueChange={(value) =>
                  onLook(point, value === "ok" || value === "bad" ? value : undefined)
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
