// A titled section of a long form; the fields are beside the title where there is room, or in a card.
import { cva, cx } from "class-variance-authority";
import { useId, type ComponentProps, type ReactNode } from "react";

/** `plain` sections are divided by lines, a `card` has a border and its fields below the title. */
export const formSectionVariants = ["plain", "card"] as const;
export type FormSectionVariant = (typeof formSectionVariants)[number];

const look = cva("scroll-mt-24", {
  variants: {
    variant: {
      plain: "@container border-t border-line py-8 first:border-t-0",
      card: "rounded-lg border border-line bg-surface-raised p-4 sm:p-6",
    } satisfies Record<FormSectionVariant, string>,
  },
});

export interface FormSectionProps extends Omit<ComponentProps<"section">, "title"> {
  /** Heading of the section. */
  title: ReactNode;
  /** One or two sentences about the purpose of the section. */
  text?: ReactNode;
  /** Content after the title, such as a badge or a link. */
  aside?: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
  /** Divided by lines, or a card. */
  variant?: FormSectionVariant;
  /** Target of links to this section. */
  id?: string;
}

export function FormSection({
  title,
  text,
  aside,
  headingLevel = 2,
  variant = "plain",
  className,
  children,
  ...section
}: FormSectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={titleId}
      {...section}
      data-slot="form-section"
      data-variant={variant}
      className={cx(look({ variant }), className)}
    >
      <div className="grid gap-6 @min-[45rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @min-[45rem]:gap-12">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading
              id={titleId}
              className={cx(
                "font-semibold text-ink",
                variant === "card" ? "text-lg tracking-tight" : "text-base",
              )}
            >
              {title}
            </Heading>
            {aside}
          </div>
          {text && <div className="pt-1 text-sm text-ink-muted">{text}</div>}
        </div>
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
      </div>
    </section>
  );
}
