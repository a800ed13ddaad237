// Buttons to the previous and the next page of a list, for when the number of pages is unknown.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactElement } from "react";
import { Button } from "../button/Button.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { BeforeGlyph, NextGlyph } from "../icon/glyphs.ts";

/** The direction of a page change. */
export type PageStep = "previous" | "next";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Accessible name of the navigation, e.g. "Pages of builds". */
  label: string;
  /** The current range, e.g. "51–100 of about 2,300"; announced when it changes. */
  summary?: string;
  /** Texts of the two buttons. */
  texts: Record<PageStep, string>;
  /** Called to go to the previous page; omit it on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Called to go to the next page; omit it on the last page. */
  onNext?: (() => void) | undefined;
  /** A link without text, instead of `onPrevious`. */
  previousLink?: ReactElement | undefined;
  /** A link without text, instead of `onNext`. */
  nextLink?: ReactElement | undefined;
  /** The direction in which a page is loading. */
  busy?: PageStep | undefined;
}

interface StepProps {
  step: PageStep;
  text: string;
  onStep: (() => void) | undefined;
  link: ReactElement | undefined;
  busy: boolean;
}

function Step({ step, text, onStep, link, busy }: StepProps) {
  const Glyph = step === "previous" ? BeforeGlyph : NextGlyph;
  const icon = <Glyph className="size-4 rtl:-scale-x-100" />;
  const iconBefore = step === "previous" && icon;
  const words = (
    <>
      {text}
      {step === "next" && icon}
    </>
  );
  if (link)
    return (
      <LinkButton size="sm" icon={iconBefore} link={link}>
        {words}
      </LinkButton>
    );
  return (
    // Disabled with `aria-disabled` at either end, so that the button keeps the focus.
    <Button size="sm" icon={iconBefore} busy={busy} aria-disabled={!onStep} onClick={onStep}>
      {words}
    </Button>
  );
}

export function Pagination({
  label,
  summary,
  texts,
  onPrevious,
  onNext,
  previousLink,
  nextLink,
  busy,
  className,
  ...rest
}: PaginationProps) {
  return (
    <nav
      aria-label={label}
      {...rest}
      data-slot="pagination"
      data-state={busy ? "busy" : "idle"}
      className={cx(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm",
        className,
      )}
    >
      <output className="text-ink-muted tabular-nums empty:hidden">
        {summary && <bdi>{summary}</bdi>}
      </output>
      <div className="ms-auto flex gap-2">
        <Step
          step="previous"
          text={texts.previous}
          onStep={onPrevious}
          link={previousLink}
          busy={busy === "previous"}
        />
        <Step
          step="next"
          text={texts.next}
          onStep={onNext}
          link={nextLink}
          busy={busy === "next"}
        />
      </div>
    </nav>
  );
}
