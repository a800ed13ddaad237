// One entry of a Menu: an action, a link or an option.
import { cloneElement, type ReactElement, type ReactNode } from "react";
import * as Radix from "@radix-ui/react-menu";
import { Check } from "../icon/drawings.ts";
import { cx } from "class-variance-authority";

export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** Text of the item. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Makes the item a link: `<a href="…" />` or a router's link, without text. */
  link?: ReactElement;
  /** Called when the item is selected with pointer or keyboard. */
  onSelect?: () => void;
  /** Shows the item but prevents its selection; the arrow keys skip it. */
  disabled?: boolean;
  /** Use `danger` for an action that deletes something. */
  tone?: "danger";
  /** Makes the item (true or false) one of several options; the true one has a check mark. */
  checked?: boolean;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
}

const itemClass =
  "flex min-h-10 w-full cursor-default items-center gap-3 rounded-sm px-3 py-2 text-sm select-none focus:outline-hidden forced-colors:focus:-outline-offset-2 data-disabled:text-ink-muted data-disabled:opacity-60 data-highlighted:bg-surface-sunken [&_svg]:size-4 [&_svg]:shrink-0";

export function MenuEntry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { id, label, icon, link, onSelect, disabled = false, tone, checked, lang } = item;
  const shared = {
    "data-slot": "menu-item",
    "data-variant": tone,
    lang,
    disabled,
    onSelect: () => {
      onChoose();
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
      <Radix.RadioItem {...shared} value={id} className={className}>
        {content}
        <Radix.ItemIndicator>
          <Check aria-hidden="true" className="text-accent" />
        </Radix.ItemIndicator>
      </Radix.RadioItem>
    );
  }
  // A disabled link must not be a link.
  const target = disabled ? undefined : link;
  return (
    <Radix.Item {...shared} asChild={Boolean(target)} className={className}>
      {target ? cloneElement(target, {}, content) : content}
    </Radix.Item>
  );
}
