// The shared part of Modal and Drawer: header, body and footer, focus handling, and closing.
import type { ComponentProps, ReactElement, ReactNode } from "react";
import * as Dialog from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import { CloseButton } from "../button/CloseButton.tsx";
import { useLayers } from "../provider/environment.ts";
import { isOnToast } from "../toast/on-toast.ts";
import { ModalLayer } from "./ModalLayer.tsx";
import { useFocusReturn } from "./useFocusReturn.ts";
import { useControllableState } from "../state/useControllableState.ts";

export interface DialogPanelProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** Whether the dialog is open; without it the dialog keeps this state itself. */
  open?: boolean;
  /** Whether the dialog is open at first, when it keeps this state itself. */
  defaultOpen?: boolean;
  /** Called with true by the trigger, and with false by Escape, the close button and the backdrop. */
  onOpenChange?: (open: boolean) => void;
  /** A button that opens the dialog; without one the page opens it. */
  trigger?: ReactElement;
  /** Heading and accessible name of the dialog. */
  title: ReactNode;
  /** A sentence below the title, announced with it. */
  description?: ReactNode;
  /** Content of the dialog. */
  children?: ReactNode;
  /**
   * Buttons in reading order with the main one last; on a phone the main one is on top, unless it is `danger-solid`.
   * The footer stays visible while the content scrolls, except in a low window.
   */
  footer?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Prevents closing the dialog while an action runs. */
  busy?: boolean;
}

const fieldSelector = (besides: string) =>
  `[data-slot^=modal-] :is(input:not([type=radio]:not(:checked)), select, textarea${besides}):not(:disabled, [type=hidden])`;

const getBottom = (element: Element) => element.getBoundingClientRect().bottom;

const focusFirstField = (event: Event) => {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  // A drawer skips buttons and links: a user who opens it with Enter and still holds the key would activate them.
  const besides = content.dataset["slot"] === "drawer" ? "" : ", button, a[href]";
  const field = content.querySelector<HTMLElement>(fieldSelector(besides));
  // If the field is below the visible part, focus the dialog, because focusing the field would scroll past the content
  // before it.
  (field && getBottom(field) <= getBottom(content) ? field : content).focus();
};

export function DialogPanel({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  footer,
  closeLabel,
  busy = false,
  className,
  onFocus,
  ...rest
}: DialogPanelProps) {
  const [shows, setShows] = useControllableState(open, defaultOpen, onOpenChange);
  const { remember, giveBack } = useFocusReturn();
  const layers = useLayers();

  const stayWhileBusy = (event: Parameters<typeof isOnToast>[0]) => {
    if (busy || isOnToast(event)) event.preventDefault();
  };

  return (
    <Dialog.Root open={shows} onOpenChange={setShows}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      {layers !== null && (
        <Dialog.Portal container={layers}>
          <div
            data-slot="modal-backdrop"
            className="pointer-events-auto fixed inset-0 z-50 bg-surface-scrim transition-opacity duration-base starting:opacity-0"
          />
          <Dialog.Content
            {...(description ? {} : { "aria-describedby": undefined })}
            {...rest}
            aria-busy={busy || undefined}
            className={className}
            onFocus={(event) => {
              remember(event);
              onFocus?.(event);
            }}
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={giveBack}
            onEscapeKeyDown={stayWhileBusy}
            onInteractOutside={stayWhileBusy}
          >
            <ModalLayer />
            <header className="sticky top-0 z-10 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 bg-surface-raised px-6 pt-5 pb-2 short:static">
              <Dialog.Title className="pt-1 text-lg font-semibold tracking-tight wrap-anywhere">
                {title}
              </Dialog.Title>
              {description && (
                <Dialog.Description className="col-span-2 text-sm wrap-anywhere text-ink-muted">
                  {description}
                </Dialog.Description>
              )}
              <CloseButton
                label={closeLabel}
                disabled={busy}
                // The button is higher than a title of one line, and must not move the description down.
                className={cx("col-start-2 row-start-1 -me-2", description && "-mb-2")}
                onClick={() => setShows(false)}
              />
            </header>
            <div
              data-slot="modal-body"
              className={cx(
                "px-6 pt-2 text-base",
                footer ? "pb-6" : "pb-[max(1.5rem,env(safe-area-inset-bottom))]",
              )}
            >
              {children}
            </div>
            {footer && (
              <footer
                data-slot="modal-footer"
                className="sticky bottom-0 z-10 mt-auto flex flex-col-reverse gap-2 max-sm:has-data-[variant=danger-solid]:flex-col border-t border-line bg-surface-raised px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:[&>:not(output)]:w-full sm:flex-row sm:justify-end short:static"
              >
                {footer}
              </footer>
            )}
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
