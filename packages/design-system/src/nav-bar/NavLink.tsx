// One navigation link, in the bar or in the mobile menu.
import { cloneElement } from "react";
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import { LeaveGlyph } from "../icon/glyphs.tsx";
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
    current: "bg-surface-sunken text-ink forced-colors:underline",
    other: "text-ink hover:bg-surface-sunken",
  },
} as const;

export interface NavLinkProps {
  /** Where it leads. */
  item: NavItem;
  /** Where it stands. */
  place: keyof typeof places;
}

export function NavLink({ item, place }: NavLinkProps) {
  const { label, link, current = false, external = false, externalLabel } = item;
  const content = (
    <>
      {label}
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
