// A summary of the changes with links to their parts, and buttons for the previous and the next change.
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { BackIcon, ForwardIcon, IconButton } from "@lanyard/design-system";
import { partId, type PartName } from "./parts.ts";

interface DifferenceSummaryProps {
  readonly parts: readonly { readonly name: PartName; readonly text: string }[];
  readonly onStep: (delta: 1 | -1) => void;
}

/** Focuses the part without adding its hash to the address, which belongs to the page. */
const goTo = (name: PartName) => (event: MouseEvent) => {
  event.preventDefault();
  const heading = document.getElementById(partId(name));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
};

export function DifferenceSummary({ parts, onStep }: DifferenceSummaryProps) {
  const { t } = useTranslation("difference");
  return (
    <div
      data-steps=""
      className="flex items-start justify-between gap-4 rounded-md border border-line bg-surface-raised p-4"
    >
      <div className="flex min-w-0 flex-col gap-2">
        <nav aria-label={t("summary")}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {parts.map(({ name, text }) => (
              <li key={name} className="min-w-0">
                <a
                  href={`#${partId(name)}`}
                  onClick={goTo(name)}
                  className="inline-block py-1 font-medium text-accent underline-offset-4 wrap-anywhere hover:text-accent-hover hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-xs text-ink-muted max-sm:hidden">{t("step_keys")}</p>
      </div>
      <div className="flex shrink-0 gap-1">
        <IconButton
          size="sm"
          label={t("step_previous")}
          icon={<BackIcon className="rotate-90" />}
          aria-keyshortcuts="P"
          onClick={() => onStep(-1)}
        />
        <IconButton
          size="sm"
          label={t("step_next")}
          icon={<ForwardIcon className="rotate-90" />}
          aria-keyshortcuts="N"
          onClick={() => onStep(1)}
        />
      </div>
    </div>
  );
}
