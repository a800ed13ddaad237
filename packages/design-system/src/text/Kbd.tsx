// The keys of a shortcut as printed on the reader's keyboard.
import { cva, cx } from "class-variance-authority";
import {
  ArrowBigUp,
  ArrowRightToLine,
  ChevronUp,
  Command,
  CornerDownLeft,
  Delete,
  Option,
} from "../icon/drawings.ts";
import type { Drawing } from "../icon/drawing.tsx";
import { Fragment, type ComponentProps } from "react";

/** Style of the keys: symbols as on a Mac (⌘ ⇧), or words (Ctrl, Shift). */
export const kbdPlatforms = ["mac", "other"] as const;
export type KbdPlatform = (typeof kbdPlatforms)[number];

/** Drawn as icons, because few fonts have these symbols; by their names in `KeyboardEvent.key`. */
const macSigns: Readonly<Record<string, Drawing>> = {
  Meta: Command,
  Shift: ArrowBigUp,
  Alt: Option,
  Control: ChevronUp,
  Enter: CornerDownLeft,
  Backspace: Delete,
  Tab: ArrowRightToLine,
};
const words: Readonly<Record<string, string>> = { Meta: "Win", Control: "Ctrl" };
const arrows: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

const look = cva("in-text inline-flex items-center whitespace-nowrap align-baseline", {
  variants: {
    platform: { mac: "gap-0.5", other: "gap-1" } satisfies Record<KbdPlatform, string>,
  },
});

export interface KbdProps extends Omit<ComponentProps<"kbd">, "children"> {
  /** Keys pressed together, named as in `KeyboardEvent.key`; `Mod` is Command on a Mac and Control elsewhere. */
  keys: readonly string[];
  /** Style of the keys: symbols as on a Mac, or words. */
  platform?: KbdPlatform;
  /**
   * Key names in the reader's language, by `KeyboardEvent.key`: `{ Control: "Strg", Meta: "Befehl" }`; screen readers
   * read them even where a symbol is shown.
   */
  names?: Readonly<Record<string, string>>;
}

export function Kbd({ keys, platform = "other", names = {}, className, ...rest }: KbdProps) {
  return (
    <kbd
      {...rest}
      dir="ltr"
      data-slot="kbd"
      data-variant={platform}
      className={cx(look({ platform }), className)}
    >
      {keys.map((keyName, index) => {
        const key = keyName === "Mod" ? (platform === "mac" ? "Meta" : "Control") : keyName;
        const name = names[key] ?? key;
        const Sign = platform === "mac" ? macSigns[key] : undefined;
        const sign = arrows[key] ?? names[key] ?? words[key] ?? key;
        return (
          <Fragment key={key}>
            {platform === "other" && index > 0 && (
              <span className="in-text text-ink-muted" aria-hidden="true">
                +
              </span>
            )}
            <kbd className="box-border inline-flex h-[1.5em] min-w-[1.5em] items-center justify-center rounded-sm border border-line-strong bg-surface-raised px-[0.375em] font-sans text-[0.8125em] leading-none font-medium text-ink">
              {!Sign && sign === name ? (
                sign
              ) : (
                <>
                  {Sign ? (
                    <Sign aria-hidden="true" className="size-[1em]" />
                  ) : (
                    <span className="in-text" aria-hidden="true">
                      {sign}
                    </span>
                  )}
                  <span className="sr-only">{name}</span>
                </>
              )}
            </kbd>
          </Fragment>
        );
      })}
    </kbd>
  );
}
