// The mobile menu: a panel over the page with everything that the bar contains on a wide screen.
import type { MouseEvent, ReactElement, ReactNode, RefObject } from "react";
import * as Dialog from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import { X } from "../icon/drawings.ts";
import { IconButton } from "../button/IconButton.tsx";
import { ModalLayer } from "../modal/ModalLayer.tsx";
import { useLayers } from "../provider/environment.ts";
import { isOnToast } from "../toast/on-toast.ts";
import { MobileAccount } from "./MobileAccount.tsx";
import type { NavAccount, NavItem, NavLanguage } from "./nav.ts";
import { NavLink } from "./NavLink.tsx";
import { useCloseRequest } from "./useCloseRequest.ts";

export interface MobilePanelProps {
  /** The brand link, ready to render. */
  brand: ReactElement;
  /** The main navigation links. */
  items: NavItem[];
  /** The signed-in account. */
  account: NavAccount | undefined;
  /** The buttons for visitors who are not signed in. */
  guest: ReactNode;
  /** The languages and the current one. */
  language: NavLanguage | undefined;
  /** Name of the menu. */
  label: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Whether the panel is open. */
  open: boolean;
  /** Called when the panel should close. */
  onOpenChange: (open: boolean) => void;
  /** The button that opens the panel. */
  button: RefObject<HTMLButtonElement | null>;
  /** Id of the panel, to which the button refers. */
  id: string;
}

function Languages({ language }: { language: NavLanguage }) {
  return (
    <fieldset className="@container">
      <legend className="pb-2 text-xs text-ink-muted">{language.label}</legend>
      {/* In one row, or in two columns where there is no room for that. */}
      <div className="grid grid-cols-2 gap-2 @min-[20rem]:grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))]">
        {language.options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            lang={value}
            aria-pressed={value === language.value}
            className={cx(
              "min-h-10 rounded-md border px-1 text-sm font-medium",
              value === language.value
                ? "border-ink bg-ink text-ink-inverse forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
                : "border-line text-ink hover:bg-surface-sunken",
            )}
            onClick={() => language.onChange(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function MobilePanel({
  brand,
  items,
  account,
  guest,
  language,
  label,
  closeLabel,
  open,
  onOpenChange,
  button,
  id,
}: MobilePanelProps) {
  const layers = useLayers();
  useCloseRequest(open, () => onOpenChange(false));

  // A link closes the menu; an ordinary button does not, because it may open a dialog over the menu.
  const closeAfterChoice = (event: MouseEvent) => {
    const { currentTarget, target } = event;
    if (
      target instanceof Element &&
      currentTarget.contains(target) &&
      target.closest("a, [data-leaves]")
    )
      onOpenChange(false);
  };

  const giveBack = (event: Event) => {
    event.preventDefault();
    button.current?.focus();
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {layers !== null && (
        <Dialog.Portal container={layers}>
          <div
            data-slot="mobile-menu-backdrop"
            className="pointer-events-auto fixed inset-0 z-50 bg-surface-scrim transition-opacity duration-base max-sm:hidden nav:hidden starting:opacity-0"
          />
          <Dialog.Content
            aria-describedby={undefined}
            onClick={closeAfterChoice}
            onInteractOutside={(event) => isOnToast(event) && event.preventDefault()}
            onCloseAutoFocus={giveBack}
            id={id}
            data-slot="mobile-menu"
            // Full screen on a phone; a sheet at the side on a tablet and on a phone in landscape, where it has two
            // columns.
            className="fixed inset-y-0 end-0 z-50 flex w-full flex-col overflow-y-auto overscroll-contain bg-surface-raised text-ink shadow-floating outline-none transition-[opacity,translate] duration-base nav:hidden starting:opacity-0 sm:max-w-sm sm:border-s sm:border-line sm:starting:translate-x-4 sm:rtl:starting:-translate-x-4 sm:[@media(max-height:30rem)]:max-w-2xl"
          >
            <ModalLayer />
            <Dialog.Title className="sr-only">{label}</Dialog.Title>
            <div className="sticky top-0 z-10 flex h-14 shrink-0 items-center justify-between border-b border-line bg-surface-raised px-4 sm:px-6">
              {brand}
              <Dialog.Close asChild>
                <IconButton intent="quiet" className="-me-2" label={closeLabel} icon={<X />} />
              </Dialog.Close>
            </div>
            <div className="flex grow flex-col gap-6 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6 sm:[@media(max-height:30rem)]:grid sm:[@media(max-height:30rem)]:grid-cols-2">
              <div>
                <MobileAccount account={account} guest={guest} />
                <ul className="-mx-3 flex flex-col gap-1">
                  {items
                    .filter(({ wide = false }) => !wide)
                    .map((item) => (
                      <li key={item.label}>
                        <NavLink item={item} place="menu" />
                      </li>
                    ))}
                </ul>
              </div>
              {language && (
                <div className="mt-auto border-t border-line pt-4">
                  <Languages language={language} />
                </div>
              )}
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
