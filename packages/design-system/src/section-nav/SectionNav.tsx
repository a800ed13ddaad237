// Links to the sections of a long page, with the current one marked; a strip or a disclosure on a narrow screen.
import { cva, cx } from "class-variance-authority";
import { useMemo, type ComponentProps, type MouseEvent } from "react";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import type { Section } from "./section.ts";
import { SectionStrip } from "./SectionStrip.tsx";
import { useCurrentSection } from "./useCurrentSection.ts";
import { useControllableState } from "../state/useControllableState.ts";

/** Form below 992 px: a strip that scrolls sideways, a list that expands, or nothing. */
export const sectionNavNarrows = ["strip", "disclosure", "none"] as const;
export type SectionNavNarrow = (typeof sectionNavNarrows)[number];

export interface SectionNavProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Accessible name of the navigation, e.g. "Contents". */
  label: string;
  /** Whether the name is visible above the links. */
  labelShown?: boolean;
  /** The sections in page order. */
  sections: readonly Section[];
  /** Form on a narrow screen. */
  narrow?: SectionNavNarrow;
  /** Whether the disclosure is open; without it the component keeps this state itself. */
  open?: boolean;
  /** Whether the disclosure is open at first, when the component keeps this state itself. */
  defaultOpen?: boolean;
  /** Called when the disclosure opens, and when it is closed by its button or by a link. */
  onOpenChange?: (open: boolean) => void;
  /** Called when a link is clicked; `preventDefault` keeps the browser from going to the section. */
  onSectionClick?: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

const look = cva("min-w-0", {
  variants: {
    narrow: { strip: "", disclosure: "", none: "max-nav:hidden" } satisfies Record<
      SectionNavNarrow,
      string
    >,
  },
});

export function SectionNav({
  label,
  labelShown = false,
  sections,
  narrow = "strip",
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  onSectionClick,
  className,
  ...rest
}: SectionNavProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  const [open, setOpen] = useControllableState(controlled, defaultOpen, onOpenChange);
  const column = <Column sections={sections} current={current} onSectionClick={onSectionClick} />;
  return (
    <nav
      aria-label={label}
      {...rest}
      data-slot="section-nav"
      data-narrow={narrow}
      className={cx(look({ narrow }), className)}
    >
      <div className="max-nav:hidden">
        {labelShown && <p className="pb-3 text-xs font-medium text-ink-muted">{label}</p>}
        {column}
      </div>
      {narrow === "strip" && (
        <SectionStrip sections={sections} current={current} onSectionClick={onSectionClick} />
      )}
      {narrow === "disclosure" && (
        <Disclosure label={label} open={open} onOpenChange={setOpen} className="nav:hidden">
          <Column
            sections={sections}
            current={current}
            onSectionClick={(id, event) => {
              onSectionClick?.(id, event);
              setOpen(false);
            }}
          />
        </Disclosure>
      )}
    </nav>
  );
}

type ColumnProps = Pick<SectionNavProps, "sections"> & {
  current: string | undefined;
  onSectionClick: SectionNavProps["onSectionClick"];
};

function Column({ sections, current, onSectionClick }: ColumnProps) {
  return (
    <ul className="flex flex-col border-s border-line">
      {sections.map(({ id, title, mark, content }) => (
        <li
          key={id}
          className={cx(
            "-ms-px border-s-2 ps-4",
            id === current ? "border-accent" : "border-transparent forced-colors:border-[Canvas]",
          )}
        >
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            data-slot="section-link"
            onClick={(event) => onSectionClick?.(id, event)}
            className={cx(
              "flex items-start justify-between gap-3 rounded-sm py-1.5 text-sm wrap-anywhere hover:text-ink",
              id === current ? "font-semibold text-ink" : "text-ink-muted",
            )}
          >
            <span className="min-w-0">{title}</span>
            {mark}
          </a>
          {content}
        </li>
      ))}
    </ul>
  );
}
