// Everything that can be done from everywhere, found by typing: opened by Ctrl+K or ⌘K, over the page.
import * as Dialog from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import { useRef, type ComponentProps, type ReactElement } from "react";
import { ModalLayer } from "../modal/ModalLayer.tsx";
import { useFocusReturn } from "../modal/useFocusReturn.ts";
import type { OptionSource } from "../option-list/option.ts";
import { useLayers } from "../provider/surroundings.ts";
import { isOnToast } from "../toast/on-toast.ts";
import type { Command, CommandPaletteTexts, FindCommands } from "./command.ts";
import { PaletteSearch } from "./PaletteSearch.tsx";
import { usePaletteKey } from "./usePaletteKey.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

export interface CommandPaletteProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** What can be done: a list, or a function that looks for what was typed and answers later. */
  commands: OptionSource<Command>;
  /** Further commands, which a server looks for once something is typed; they stand below those that fit at once. */
  found?: FindCommands;
  /** Values of the commands that were chosen lately, the last one first; they stand on top until somebody types. */
  recent?: readonly string[];
  /** Called with each command that is chosen, beside its own `onSelect`; the place to remember it for `recent`. */
  onChoose?: (command: Command) => void;
  /** Every word of it. */
  texts: CommandPaletteTexts;
  /** Whether it shows; without it the palette keeps this itself. */
  open?: boolean;
  /** Whether it shows at first, when it keeps this itself. */
  defaultOpen?: boolean;
  /** Called when it opens and closes. */
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it as well. */
  trigger?: ReactElement;
  /** Ctrl+K and ⌘K open and close it. */
  shortcut?: boolean;
}

/** Further attributes and `ref` land on the panel. */
export function CommandPalette({
  commands,
  found,
  recent = [],
  onChoose,
  texts,
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  shortcut = true,
  className,
  onFocus,
  ...rest
}: CommandPaletteProps) {
  const [shows, setShows] = useOwnState(open, defaultOpen, onOpenChange);
  // It acts when the focus is back: a dialog that it opens takes it from there, and gives it back there.
  const chosen = useRef<Command>(null);
  const { remember, giveBack } = useFocusReturn();
  const layers = useLayers();
  usePaletteKey(shortcut, () => setShows(!shows));
  const close = () => setShows(false);
  return (
    <Dialog.Root open={shows} onOpenChange={setShows}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      {layers !== null && (
        <Dialog.Portal container={layers}>
          <div
            data-slot="command-palette-backdrop"
            className="pointer-events-auto fixed inset-0 z-50 bg-surface-scrim transition-opacity duration-base starting:opacity-0"
          />
          <Dialog.Content
            aria-describedby={undefined}
            {...rest}
            data-slot="command-palette"
            className={cx(
              "fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[min(calc(100dvh-1rem),30rem)] max-w-xl flex-col overflow-hidden rounded-lg border border-line bg-surface-raised text-ink shadow-floating outline-none transition-opacity duration-fast starting:opacity-0 sm:top-[12dvh]",
              className,
            )}
            onFocus={(event) => {
              remember(event);
              onFocus?.(event);
            }}
            onOpenAutoFocus={(event) => {
              // Radix would not find the field in a shadow root.
              event.preventDefault();
              (event.currentTarget as HTMLElement).querySelector("input")?.focus();
            }}
            onCloseAutoFocus={(event) => {
              giveBack(event);
              const command = chosen.current;
              chosen.current = null;
              command?.onSelect();
            }}
            onInteractOutside={(event) => {
              if (isOnToast(event)) event.preventDefault();
            }}
          >
            <ModalLayer />
            <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
            <PaletteSearch
              commands={commands}
              found={found}
              recent={recent}
              texts={texts}
              onClose={close}
              onChoose={(command) => {
                chosen.current = command;
                onChoose?.(command);
                close();
              }}
            />
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
