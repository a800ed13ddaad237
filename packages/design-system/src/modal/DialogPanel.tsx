// What Modal and Drawer share: head, body and footer of a dialog, where the focus goes, and what closes it.
import type { ComponentProps, ReactElement, ReactNode } from "react";
import * as Dialog from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import { CloseButton } from "../button/CloseButton.tsx";
import { useLayers } from "../provider/surroundings.ts";
import { isOnToast } from "../toast/on-toast.ts";
import { ModalLayer } from "./ModalLayer.tsx";
import { useFocusReturn } from "./useFocusReturn.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

export interface DialogPanelProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** Whether the dialog shows; without it the dialog keeps this itself. */
  open?: boolean;
  /** Whether it shows at first, when it keeps this itself. */
  defaultOpen?: boolean;
  /** Called with `true` by the trigger, with `false` by Escape, the close button and the backdrop. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, where the page needs no say in that. */
  trigger?: ReactElement;
  /** Heading and accessible name. */
  title: ReactNode;
  /** A sentence under the title, announced with it. */
  description?: ReactNode;
  /** What the dialog holds. */
  children?: ReactNode;
  /** Actions, in reading order with the main one last: on a phone it stands on top, unless it is `danger-solid`. The footer stays in sight while the content scrolls, where the window is not short. */
  footer?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** While true the dialog cannot be closed. */
  busy?: boolean;
}

const firstOf = (besides: string) =>
  `[data-slot^=modal-] :is(input:not([type=radio]:not(:checked)), select, textarea${besides}):not(:disabled, [type=hidden])`;

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

const focusFirstField = (event: Event) => {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  // In a drawer, beside a page that is read, a button would be pressed by who still holds Enter.
  const besides = content.dataset["slot"] === "drawer" ? "" : ", button, a[href]";
  const field = content.querySelector<HTMLElement>(firstOf(besides));
  // One further down would scroll away what comes before it.
  (field && bottomOf(field) <= bottomOf(content) ? field : content).focus();
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
  const [shows, setShows] = useOwnState(open, defaultOpen, onOpenChange);
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
            <header className="sticky top-0 z-10 flex items-start gap-4 bg-surface-raised px-6 pt-5 pb-2 short:static">
              <div className="flex min-w-0 grow flex-col gap-1 pt-1">
                <Dialog.Title className="text-lg font-semibold tracking-tight wrap-anywhere">
                  {title}
                </Dialog.Title>
                {description && (
                  <Dialog.Description className="text-sm text-ink-muted">
                    {description}
                  </Dialog.Description>
                )}
              </div>
              <CloseButton
                label={closeLabel}
                disabled={busy}
                className="-me-2"
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
