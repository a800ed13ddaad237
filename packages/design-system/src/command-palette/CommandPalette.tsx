// A dialog that finds and runs commands from anywhere in the application, opened by Ctrl+K or ⌘K.
import * as Dialog from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import { useRef, type ComponentProps, type ReactElement } from "react";
import { ModalLayer } from "../modal/ModalLayer.tsx";
import { useFocusReturn } from "../modal/useFocusReturn.ts";
import type { OptionSource } from "../option-list/option.ts";
import { useLayers } from "../provider/environment.ts";
import { isOnToast } from "../toast/on-toast.ts";
import type { Command, CommandPaletteTexts, FindCommands } from "./command.ts";
import { PaletteSearch } from "./PaletteSearch.tsx";
import { usePaletteKey } from "./usePaletteKey.ts";
import { useControllableState } from "../state/useControllableState.ts";

export interface CommandPaletteProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** The commands: a list, or an async function that searches for the typed text. */
  commands: OptionSource<Command>;
  /**
   * Searches a server for further commands once something is typed; they are listed below the matches of `commands`.
   */
  search?: FindCommands;
  /** Values of the recently chosen commands, latest first; they are listed first until somebody types. */
  recent?: readonly string[];
  /** Called with each chosen command, in addition to its `onSelect`; use it to update `recent`. */
  onChoose?: (command: Command) => void;
  /** Every text that the palette shows or announces. */
  texts: CommandPaletteTexts;
  /** Whether the palette is open; without it the palette keeps this state itself. */
  open?: boolean;
  /** Whether the palette is open at first, when it keeps this state itself. */
  defaultOpen?: boolean;
  /** Called when the palette opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A button that also opens the palette. */
  trigger?: ReactElement;
  /** Whether Ctrl+K and ⌘K open and close the palette. */
  shortcut?: boolean;
}

/** Other attributes and `ref` go to the panel. */
export function CommandPalette({
  commands,
  search,
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
  const [shows, setShows] = useControllableState(open, defaultOpen, onOpenChange);
  // The chosen command runs only after the focus has returned, so that a dialog it opens can later return the focus to
  // the same place.
  const pending = useRef<Command>(null);
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
              // Focus the input here, because Radix would not find it in a shadow root.
              event.preventDefault();
              (event.currentTarget as HTMLElement).querySelector("input")?.focus();
            }}
            onCloseAutoFocus={(event) => {
              giveBack(event);
              const command = pending.current;
              pending.current = null;
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
              search={search}
              recent={recent}
              texts={texts}
              onClose={close}
              onChoose={(command) => {
                pending.current = command;
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
