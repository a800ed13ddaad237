// A Menu whose list is fetched when somebody comes near its button.
import { useState } from "react";
import { late, useLate } from "../late/late.ts";
import { MenuFrame, type MenuFrameProps } from "../menu/MenuFrame.tsx";

const list = late(async () => (await import("./nav-list.ts")).MenuList);

export interface NavMenuProps extends Pick<
  MenuFrameProps,
  "trigger" | "label" | "items" | "header"
> {
  /** Called when the list could not be fetched. */
  onMissing: (() => void) | undefined;
}

export function NavMenu({ onMissing, ...menu }: NavMenuProps) {
  const [open, setOpen] = useState(false);
  const { part, near } = useLate(list, open, () => {
    setOpen(false);
    onMissing?.();
  });
  return <MenuFrame {...menu} List={part} onNear={near} open={open} onOpenChange={setOpen} />;
}
