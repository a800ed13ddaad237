// The panel over the page that the bar folds into: everything that the bar has.
import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import * as Dialog from "@radix-ui/react-dialog";
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { Avatar } from "../avatar/Avatar.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { ModalLayer } from "../modal/ModalLayer.tsx";
import { useLayers } from "../provider/surroundings.ts";
import { isOnToast } from "../toast/on-toast.ts";
import { AccountName } from "./AccountMenu.tsx";
import type { NavAccount, NavAccountItem, NavItem, NavLanguage } from "./nav.ts";
import { NavLink } from "./NavLink.tsx";

export interface MobilePanelProps {
  /** The finished brand link. */
  brand: ReactElement;
  /** Places to go. */
  items: NavItem[];
  /** Who is signed in. */
  account: NavAccount | undefined;
  /** The visitor's buttons. */
  guest: ReactNode;
  /** The choice of language. */
  language: NavLanguage | undefined;
  /** Name of the menu. */
  label: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Whether it shows. */
  open: boolean;
  /** Called when it is to close. */
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Its id, for the button. */
  id: string;
}

const entryClass =
  "flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start text-base font-medium text-ink hover:bg-surface-sunken [&_svg]:size-5";

function AccountEntry({ item }: { item: NavAccountItem }) {
  const content = (
    <>
      {item.icon && <span className="flex text-ink-muted">{item.icon}</span>}
      {item.label}
    </>
  );
  if (item.link) return <Slot className={entryClass}>{cloneElement(item.link, {}, content)}</Slot>;
  return (
    <button type="button" data-leaves="" className={entryClass} onClick={item.onSelect}>
      {content}
    </button>
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

  // A link to another page closes the menu; a button of the page does not, because its dialog may open over the menu.
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
          <Dialog.Content
            aria-describedby={undefined}
            onClick={closeAfterChoice}
            onInteractOutside={(event) => isOnToast(event) && event.preventDefault()}
            onCloseAutoFocus={giveBack}
            id={id}
            data-slot="mobile-menu"
            className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-surface-raised text-ink outline-none transition-opacity duration-base nav:hidden starting:opacity-0"
          >
            <ModalLayer />
            <Dialog.Title className="sr-only">{label}</Dialog.Title>
            <div className="sticky top-0 flex h-14 shrink-0 items-center justify-between border-b border-line bg-surface-raised px-4 sm:px-6">
              {brand}
              <Dialog.Close asChild>
                <IconButton intent="quiet" className="-me-2" label={closeLabel} icon={<X />} />
              </Dialog.Close>
            </div>
            <div className="flex grow flex-col gap-6 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6">
              <ul className="-mx-1 flex flex-col gap-1">
                {items.map((item) => (
                  <li key={item.label}>
                    <NavLink item={item} place="menu" />
                  </li>
                ))}
              </ul>
              {language && (
                <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
                  <legend className="sr-only">{language.label}</legend>
                  {language.options.map((option) => (
                    <button
                      key={option.value}
                      type="button"
                      lang={option.value}
                      aria-pressed={option.value === language.value}
                      className={cx(
                        "min-h-10 rounded-md border px-1 text-sm font-medium",
                        option.value === language.value
                          ? "border-ink bg-ink text-ink-inverse forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
                          : "border-line text-ink",
                      )}
                      onClick={() => language.onChange(option.value)}
                    >
                      {option.label}
                    </button>
                  ))}
                </fieldset>
              )}
              <div className="mt-auto border-t border-line pt-4 empty:hidden">
                {account ? (
                  <>
                    <div className="flex items-center gap-3 px-3 pb-3">
                      <Avatar src={account.avatar} name={account.name} size="md" />
                      <AccountName account={account} />
                    </div>
                    {account.items.map((item) => (
                      <AccountEntry key={item.label} item={item} />
                    ))}
                  </>
                ) : (
                  guest && <div className="flex flex-col gap-2 *:w-full">{guest}</div>
                )}
              </div>
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
