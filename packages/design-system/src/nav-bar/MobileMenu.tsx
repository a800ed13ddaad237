// The navigation below 992 px: a menu button, and a panel that is loaded when the pointer or the focus reaches the
// button.
import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { MenuGlyph } from "../icon/glyphs.ts";
import { late, useLate } from "../late/late.ts";
import { useControllableState } from "../state/useControllableState.ts";
import type { MobilePanelProps } from "./MobilePanel.tsx";

const panel = late(async () => (await import("./MobilePanel.tsx")).MobilePanel);

const width = () => window.matchMedia("(min-width: 62rem)");
const isWide = () => width().matches;
const onWidth = (changed: () => void) => {
  const query = width();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

export interface MobileMenuProps extends Omit<
  MobilePanelProps,
  "open" | "onOpenChange" | "button" | "id"
> {
  /** Name of the menu button. */
  buttonLabel: string;
  /** Whether the panel is open; without it the menu keeps this state itself. */
  open: boolean | undefined;
  /** Whether the panel is open at first. */
  defaultOpen: boolean;
  /** Called when the panel opens or closes. */
  onOpenChange: ((open: boolean) => void) | undefined;
  /** Called when the panel cannot be loaded. */
  onMissing: (() => void) | undefined;
}

export function MobileMenu({
  buttonLabel,
  open: controlled,
  defaultOpen,
  onOpenChange,
  onMissing,
  ...content
}: MobileMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useControllableState(controlled, defaultOpen, onOpenChange);
  // On wide screens there is no panel, even if the page sets `open`.
  const wide = useSyncExternalStore(onWidth, isWide, () => false);
  const shows = open && !wide;
  useEffect(() => {
    if (wide && open) setOpen(false);
  }, [wide, open, setOpen]);
  const { part: Panel, near } = useLate(panel, {
    button,
    isRequested: shows,
    onCancel: () => setOpen(false),
    onMissing: () => {
      setOpen(false);
      onMissing?.();
    },
  });

  return (
    <>
      <IconButton
        ref={button}
        intent="quiet"
        label={buttonLabel}
        icon={<MenuGlyph />}
        aria-haspopup="dialog"
        aria-expanded={shows}
        aria-controls={shows ? id : undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={near}
        onFocus={near}
      />
      {Panel && <Panel {...content} button={button} id={id} open={shows} onOpenChange={setOpen} />}
    </>
  );
}
