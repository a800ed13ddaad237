// The way to the pages before and after this one, where nobody knows how many there are.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactElement } from "react";
import { Button } from "../button/Button.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { BeforeGlyph, NextGlyph } from "../icon/glyphs.tsx";

/** Which of the two was pressed. */
export type PageStep = "previous" | "next";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** What is paged, for screen readers, e.g. "Pages of builds". */
  label: string;
  /** Which part this is, as far as it is known, e.g. "51–100 of about 2,300"; announced when it changes. */
  summary?: string;
  /** Words of the two buttons. */
  texts: Record<PageStep, string>;
  /** Goes back; left out on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Goes on; left out on the last page. */
  onNext?: (() => void) | undefined;
  /** A link without text in place of `onPrevious`. */
  previousLink?: ReactElement | undefined;
  /** A link without text in place of `onNext`. */
  nextLink?: ReactElement | undefined;
  /** The page that is on the way. */
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
  const before = step === "previous" && icon;
  const words = (
    <>
      {text}
      {step === "next" && icon}
    </>
  );
  if (link)
    return (
      <LinkButton size="sm" icon={before} link={link}>
        {words}
      </LinkButton>
    );
  return (
    // At an end it stays, and with it the focus: the way back is one key away.
    <Button size="sm" icon={before} busy={busy} aria-disabled={!onStep} onClick={onStep}>
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
