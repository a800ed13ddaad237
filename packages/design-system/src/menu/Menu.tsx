// A short list of actions, links or choices behind a button.
import { cloneElement, useRef, type ReactElement, type ReactNode } from "react";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { cx } from "class-variance-authority";
import { useDirection } from "../tabs/useDirection.ts";

export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** What the item says. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Makes the item a link: `<a href="…" />` or a router's link, without text. */
  link?: ReactElement;
  /** Called when the item is chosen by pointer or keyboard. */
  onSelect?: () => void;
  /** `danger` for what deletes something. */
  tone?: "danger";
  /** Given (true or false) it makes the item one of several choices, with a check mark on the chosen one. */
  checked?: boolean;
  /** Language of the label, where it differs from the page's. */
  lang?: string;
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Accessible name of the list. */
  label: string;
  /** The items, in order. */
  items: MenuItem[];
  /** Edge of the button that the list lines up with. */
  align?: "start" | "center" | "end";
  /** What stands above the items, for example who is signed in. */
  header?: ReactNode;
}

const itemClass =
  "flex min-h-10 w-full cursor-default items-center gap-3 rounded-sm px-3 py-2 text-sm outline-hidden select-none data-disabled:text-ink-muted data-highlighted:bg-surface-sunken [&_svg]:size-4 [&_svg]:shrink-0";

function Item({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const { id, label, icon, link, onSelect, tone, checked, lang } = item;
  const shared = {
    "data-slot": "menu-item",
    "data-variant": tone,
    lang,
    onSelect: () => {
      onChosen();
      onSelect?.();
    },
  };
  const className = cx(itemClass, tone === "danger" ? "text-danger" : "text-ink");
  const content = (
    <>
      {icon && <span className={cx("flex", tone !== "danger" && "text-ink-muted")}>{icon}</span>}
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
    </>
  );
  if (checked !== undefined) {
    return (
      <DropdownMenu.RadioItem {...shared} value={id} className={className}>
        {content}
        <DropdownMenu.ItemIndicator>
          <Check aria-hidden="true" className="text-accent" />
        </DropdownMenu.ItemIndicator>
      </DropdownMenu.RadioItem>
    );
  }
  return (
    <DropdownMenu.Item {...shared} asChild={Boolean(link)} className={className}>
      {link ? cloneElement(link, {}, content) : content}
    </DropdownMenu.Item>
  );
}

export function Menu({ trigger, label, items, align = "end", header }: MenuProps) {
  const direction = useDirection();
  const button = useRef<HTMLButtonElement>(null);
  // A chosen item disappears: a dialog that it opens must give the focus back to the button.
  const returnFocus = () => button.current?.focus();
  return (
    <DropdownMenu.Root modal={false} dir={direction}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          aria-labelledby={undefined}
          data-slot="menu"
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className="z-60 flex max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-48 flex-col overflow-y-auto rounded-md border border-line bg-surface-raised p-1 shadow-floating transition-opacity duration-fast starting:opacity-0"
        >
          {header && <div className="mb-1 border-b border-line px-3 py-2">{header}</div>}
          <DropdownMenu.RadioGroup value={items.find((item) => item.checked)?.id ?? ""}>
            {items.map((item) => (
              <Item key={item.id} item={item} onChosen={returnFocus} />
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
