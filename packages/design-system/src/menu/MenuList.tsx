// The list of a menu, positioned at its button.
import {
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import * as Radix from "@radix-ui/react-menu";
import { cx } from "class-variance-authority";
import { keepFocusNear } from "../focus/focus-near.ts";
import { rove } from "../focus/rove.ts";
import { useDirection, useLayers } from "../provider/environment.ts";
import { isOnToast } from "../toast/on-toast.ts";
import { MenuEntry, type MenuItem } from "./MenuEntry.tsx";

/** The item to focus when the list opens; undefined focuses the list itself. */
export type Entry = "first" | "last" | undefined;

export interface MenuListProps extends Omit<ComponentProps<"div">, "children" | "dir"> {
  /** Accessible name of the list. */
  label: string;
  /** The items, with separators between groups. */
  items: readonly (MenuItem | "separator")[];
  /** Edge of the button that the list is aligned with. */
  align?: "start" | "center" | "end";
  /** Content above the items. */
  header?: ReactNode;
  /** The button that opens the list. */
  button: RefObject<HTMLButtonElement | null>;
  /** Returns the item to focus first, and forgets it. */
  takeEntry: () => Entry;
  /** Whether the list is open. */
  open: boolean;
  /** Called when the list should close. */
  onOpenChange: (open: boolean) => void;
}

const findItems = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>("[data-slot=menu-item]:not([data-disabled])"),
];

export function MenuList({
  button,
  takeEntry,
  label,
  items,
  open,
  onOpenChange,
  align = "end",
  header,
  className,
  onKeyDownCapture,
  onFocus,
  ...rest
}: MenuListProps) {
  const direction = useDirection();
  const layers = useLayers();
  /** Whether the focus has already been moved out when the list closes. */
  const focusLeft = useRef(false);
  // The item disappears when it is selected: the button takes the focus first, so that a dialog opened by the item
  // returns it there.
  const returnFocus = () => button.current?.focus();
  const choose = () => {
    returnFocus();
    focusLeft.current = true;
    // The selected action may remove the row that contains the button.
    if (button.current) keepFocusNear(button.current);
  };

  const enter = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    focusLeft.current = false;
    const list = event.currentTarget;
    if (event.target !== list) return;
    const entry = takeEntry();
    // Otherwise Radix moves the focus, and in a shadow root it would end up on the last item.
    if (entry || list.getRootNode() instanceof ShadowRoot) event.preventDefault();
    if (entry)
      findItems(list)
        .at(entry === "last" ? -1 : 0)
        ?.focus();
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDownCapture?.(event);
    if (event.key === "Tab") {
      // Radix ignores Tab. From the button, the browser moves the focus to what comes after or before it.
      event.stopPropagation();
      focusLeft.current = true;
      returnFocus();
      onOpenChange(false);
    } else
      rove(event, findItems(event.currentTarget), {
        next: "ArrowDown",
        previous: "ArrowUp",
        loops: false,
      });
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (!focusLeft.current) returnFocus();
    focusLeft.current = false;
  };

  const checked = items.find((item) => item !== "separator" && item.checked);
  return (
    <Radix.Root modal={false} dir={direction} open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button} />
      {layers !== null && (
        <Radix.Portal container={layers}>
          <Radix.Content
            aria-label={label}
            {...rest}
            data-slot="menu"
            align={align}
            sideOffset={8}
            collisionPadding={8}
            onKeyDownCapture={press}
            onFocus={enter}
            onInteractOutside={(event) => {
              if (isOnToast(event)) event.preventDefault();
              else focusLeft.current = true;
            }}
            onCloseAutoFocus={giveBack}
            className={cx(
              "z-60 flex max-h-(--radix-popper-available-height) max-w-[min(20rem,var(--radix-popper-available-width))] min-w-48 flex-col overflow-y-auto rounded-md border border-line bg-surface-raised p-1 shadow-floating transition-opacity duration-fast starting:opacity-0",
              className,
            )}
          >
            {header && (
              <div className="mb-1 border-b border-line px-3 py-2 wrap-anywhere">{header}</div>
            )}
            <Radix.RadioGroup value={checked && checked !== "separator" ? checked.id : ""}>
              {items.map((item, index) =>
                item === "separator" ? (
                  <Radix.Separator
                    key={`separator ${index}`}
                    data-slot="menu-separator"
                    className="-mx-1 my-1 border-t border-line"
                  />
                ) : (
                  <MenuEntry key={item.id} item={item} onChoose={choose} />
                ),
              )}
            </Radix.RadioGroup>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
