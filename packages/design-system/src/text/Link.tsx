// A link in a line of text, in the font size of the text; a link to a new tab says so.
import { Slot, Slottable } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** `accent` stands out from the text, `muted` is for footers and notes. */
export const linkTones = ["accent", "muted"] as const;
export type LinkTone = (typeof linkTones)[number];

const look = cva(
  "in-text cursor-pointer rounded-sm wrap-anywhere underline decoration-1 underline-offset-[0.2em] hover:decoration-2",
  {
    variants: {
      tone: {
        accent: "text-accent hover:text-accent-hover",
        muted: "text-ink-muted hover:text-ink",
      } satisfies Record<LinkTone, string>,
    },
  },
);

export interface LinkProps extends ComponentProps<"a"> {
  /** How much the link stands out. */
  tone?: LinkTone;
  /** Opens the link in a new tab and adds this text for screen readers, e.g. "opens in a new tab". */
  newTab?: string;
  /** Renders the single child, such as a router's link, instead of an `a`. */
  asChild?: boolean;
}

export function Link({
  tone = "accent",
  newTab,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const Root = asChild ? Slot : "a";
  return (
    <Root
      {...(newTab !== undefined && { target: "_blank", rel: "noreferrer" })}
      {...rest}
      data-slot="link"
      data-variant={tone}
      className={cx(look({ tone }), className)}
    >
      <Slottable>{children}</Slottable>
      {newTab !== undefined && <NewTabMark text={newTab} />}
    </Root>
  );
}

/** A narrow no-break space keeps the icon on the line of the last word. */
function NewTabMark({ text }: { text: string }) {
  return (
    <>
      <span className="in-text whitespace-nowrap">
        {"\u{202F}"}
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="inline-block size-[0.75em] align-baseline rtl:-scale-x-100"
        >
          <path d="M4 12 12 4M5.5 4H12v6.5" />
        </svg>
      </span>
      <span className="sr-only"> ({text})</span>
    </>
  );
}
