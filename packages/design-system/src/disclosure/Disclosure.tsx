// A collapsible part of a page.
import { cva, cx } from "class-variance-authority";
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { useControllableState } from "../state/useControllableState.ts";

/** `framed` has a border of its own, `plain` is part of the text around it. */
export const disclosureVariants = ["framed", "plain"] as const;
export type DisclosureVariant = (typeof disclosureVariants)[number];

const look = cva("group text-sm text-ink", {
  variants: {
    variant: {
      framed: "rounded-md border border-line bg-surface-raised",
      plain: "",
    } satisfies Record<DisclosureVariant, string>,
  },
});

const summaryLook = cva(
  "flex cursor-pointer list-none items-center rounded-md font-medium [&::-webkit-details-marker]:hidden",
  {
    variants: {
      variant: {
        framed: "justify-between gap-4 px-4 py-3 -outline-offset-2",
        plain: "w-fit gap-1 py-2.5 text-ink-muted hover:text-ink",
      } satisfies Record<DisclosureVariant, string>,
    },
  },
);

const contentLook = cva("", {
  variants: {
    variant: { framed: "px-4 pt-1 pb-3", plain: "pt-1" } satisfies Record<
      DisclosureVariant,
      string
    >,
  },
});

export interface DisclosureProps extends Omit<ComponentProps<"details">, "open"> {
  /** Label of the content, always visible. */
  label: ReactNode;
  /** Whether the content shows, when the page controls it. */
  open?: boolean;
  /** Whether the content shows at first, when the component keeps this state itself. */
  defaultOpen?: boolean;
  /** Called when the reader, or the browser's find-in-page, opens or closes the content. */
  onOpenChange?: (open: boolean) => void;
  /** A bordered box, or part of the text around it. */
  variant?: DisclosureVariant;
}

export function Disclosure({
  label,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  variant = "framed",
  className,
  children,
  onToggle,
  ...rest
}: DisclosureProps) {
  const [open, setOpen] = useControllableState(controlled, defaultOpen, onOpenChange);
  const summary = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // Collapsed content cannot keep the focus, so it moves to the label.
  useLayoutEffect(() => {
    if (!open && content.current?.contains(document.activeElement))
      summary.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <details
      {...rest}
      open={open}
      data-slot="disclosure"
      data-variant={variant}
      data-state={open ? "open" : "closed"}
      className={cx(look({ variant }), className)}
      onToggle={(event) => {
        onToggle?.(event);
        // The browser also toggles it: for find-in-page, or in a group of `<details>` with one name.
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
      }}
    >
      <summary
        ref={summary}
        data-slot="disclosure-label"
        className={summaryLook({ variant })}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <span className="in-text min-w-0 wrap-anywhere">{label}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 shrink-0 fill-none stroke-current text-ink-muted group-open:rotate-180"
        >
          <path d="m4 6 4 4 4-4" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      <div ref={content} className={contentLook({ variant })}>
        {children}
      </div>
    </details>
  );
}
