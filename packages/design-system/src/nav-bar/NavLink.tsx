// One navigation link, in the bar or in the mobile menu.
import { cloneElement } from "react";
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import { LeaveGlyph } from "../icon/glyphs.ts";
import type { NavItem } from "./nav.ts";

const places = {
  bar: "relative flex min-w-0 items-center gap-1 px-3 text-sm font-medium wrap-anywhere hyphens-auto",
  menu: "flex min-h-12 items-center justify-between gap-2 rounded-md px-3 text-lg font-medium",
} as const;

const states = {
  bar: {
    current:
      "text-ink after:absolute after:inset-x-3 after:bottom-0 after:border-b-2 after:border-ink",
    other: "text-ink-muted hover:text-ink",
  },
  menu: {
    current:
      "relative bg-surface-sunken text-ink before:absolute before:inset-y-3 before:start-0 before:border-s-3 before:border-ink",
    other: "text-ink hover:bg-surface-sunken",
  },
} as const;

export interface NavLinkProps {
  /** The link's data. */
  item: NavItem;
  /** Whether the link is in the bar or in the mobile menu. */
  place: keyof typeof places;
}

export function NavLink({ item, place }: NavLinkProps) {
  const { label, link, current = false, external = false, externalLabel, count = 0 } = item;
  const content = (
    <>
      {label}
      {count > 0 && <Count count={count} label={item.countLabel} />}
      {external && <LeaveGlyph className="size-4 shrink-0 text-ink-muted rtl:-scale-x-100" />}
      {external && externalLabel && <span className="sr-only">{externalLabel}</span>}
    </>
  );
  return (
    <Slot
      aria-current={current ? "page" : undefined}
      className={cx(places[place], states[place][current ? "current" : "other"])}
    >
      {cloneElement(link, {}, content)}
    </Slot>
  );
}

const most = 999;

function Count({ count, label }: { count: number; label: string | undefined }) {
  return (
    <>
      <span
        aria-hidden={label !== undefined || undefined}
        className="ms-1 inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent-soft px-1.5 text-xs font-semibold tabular-nums text-accent forced-colors:border"
      >
        {count > most ? `${most}+` : count}
      </span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </>
  );
}
