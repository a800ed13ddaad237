// A Menu whose list is loaded when the pointer or the focus reaches its button.
import { useRef, useState } from "react";
import { late, useLate } from "../late/late.ts";
import { MenuFrame, type MenuFrameProps } from "./MenuFrame.tsx";

const list = late(async () => (await import("./menu-list.ts")).MenuList);

export interface LateMenuProps extends Pick<
  MenuFrameProps,
  "trigger" | "label" | "items" | "header" | "align" | "className"
> {
  /** Called when the list cannot be loaded; offer to reload the page. */
  onMissing?: (() => void) | undefined;
}

export function LateMenu({ onMissing, ...menu }: LateMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { part, near } = useLate(list, {
    button,
    isRequested: open,
    onCancel: close,
    onMissing: () => {
      close();
      onMissing?.();
    },
  });
  const control = { button, open, onOpenChange: setOpen };
  return <MenuFrame {...menu} {...control} List={part} onNear={near} />;
}
