// A short list of actions, links or choices behind a button.
import {
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { cx } from "class-variance-authority";
import { keepFocusNear } from "../focus/focus-near.ts";
import { useDirection, useLayers } from "../provider/surroundings.ts";
import { MenuEntry, type MenuItem } from "./MenuEntry.tsx";

export interface MenuProps extends Omit<ComponentProps<"div">, "children" | "dir"> {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Accessible name of the list. */
  label: string;
  /** The items, in order; `"separator"` draws a line between two groups of them. */
  items: readonly (MenuItem | "separator")[];
  /** Whether the list shows; without it the menu keeps this itself. */
  open?: boolean;
  /** Whether it shows at first, when the menu keeps this itself. */
  defaultOpen?: boolean;
  /** Called when the list is to open or to close. */
  onOpenChange?: (open: boolean) => void;
  /** Edge of the button that the list lines up with. */
  align?: "start" | "center" | "end";
  /** What stands above the items, for example who is signed in. */
  header?: ReactNode;
}

/** `ref`, `className` and further attributes land on the list. */
export function Menu({
  trigger,
  label,
  items,
  open,
  defaultOpen = false,
  onOpenChange,
  align = "end",
  header,
  className,
  onKeyDownCapture,
  onFocus,
  ...rest
}: MenuProps) {
  const direction = useDirection();
  const layers = useLayers();
  const button = useRef<HTMLButtonElement>(null);
  const [shows, setShows] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const fromTheEnd = useRef(false);
  const tabbedOut = useRef(false);
  // A chosen item disappears: a dialog that it opens must give the focus back to the button.
  const returnFocus = () => button.current?.focus();
  const choose = () => {
    returnFocus();
    // The item may be the one that removes the row with the button.
    if (button.current) keepFocusNear(button.current);
  };

  const openAtTheEnd = (event: KeyboardEvent) => {
    fromTheEnd.current = event.key === "ArrowUp";
    if (event.key !== "ArrowUp" || shows) return;
    event.preventDefault();
    setShows(true);
  };
  // Radix puts the focus on the first item.
  const goToTheEnd = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (!fromTheEnd.current || event.target === event.currentTarget) return;
    fromTheEnd.current = false;
    const all = event.currentTarget.querySelectorAll<HTMLElement>(
      "[data-slot=menu-item]:not([data-disabled])",
    );
    [...all].at(-1)?.focus();
  };
  // Radix ignores the Tab key. From the button the browser goes on to what comes after the menu, or before it.
  const leaveByTab = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDownCapture?.(event);
    if (event.key !== "Tab") return;
    event.stopPropagation();
    tabbedOut.current = true;
    returnFocus();
    setShows(false);
  };
  const keepFocus = (event: Event) => {
    if (tabbedOut.current) event.preventDefault();
    tabbedOut.current = false;
  };

  const chosen = items.find((item) => item !== "separator" && item.checked);
  return (
    <DropdownMenu.Root modal={false} dir={direction} open={shows} onOpenChange={setShows}>
      <DropdownMenu.Trigger asChild ref={button} onKeyDown={openAtTheEnd}>
        {trigger}
      </DropdownMenu.Trigger>
      {layers !== null && (
        <DropdownMenu.Portal container={layers}>
          <DropdownMenu.Content
            aria-label={label}
            aria-labelledby={undefined}
            {...rest}
            data-slot="menu"
            align={align}
            sideOffset={8}
            collisionPadding={8}
            onKeyDownCapture={leaveByTab}
            onFocus={goToTheEnd}
            onCloseAutoFocus={keepFocus}
            className={cx(
              "z-60 flex max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-48 flex-col overflow-y-auto rounded-md border border-line bg-surface-raised p-1 shadow-floating transition-opacity duration-fast starting:opacity-0",
              className,
            )}
          >
            {header && <div className="mb-1 border-b border-line px-3 py-2">{header}</div>}
            <DropdownMenu.RadioGroup value={chosen && chosen !== "separator" ? chosen.id : ""}>
              {items.map((item, index) =>
                item === "separator" ? (
                  <DropdownMenu.Separator
                    key={`separator ${index}`}
                    data-slot="menu-separator"
                    className="-mx-1 my-1 border-t border-line"
                  />
                ) : (
                  <MenuEntry key={item.id} item={item} onChosen={choose} />
                ),
              )}
            </DropdownMenu.RadioGroup>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  );
}
