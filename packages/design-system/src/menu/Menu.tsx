// A button with a list of actions, links or options.
import type { ComponentProps, ReactElement, ReactNode } from "react";
import type { MenuItem } from "./MenuEntry.tsx";
import { MenuFrame } from "./MenuFrame.tsx";
import { MenuList } from "./MenuList.tsx";

export interface MenuProps extends Omit<ComponentProps<"div">, "children" | "dir"> {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Accessible name of the list. */
  label: string;
  /** The items, in order; `"separator"` draws a line between two groups. */
  items: readonly (MenuItem | "separator")[];
  /** Whether the list is open; without it the menu keeps this state itself. */
  open?: boolean;
  /** Whether the list is open at first, when the menu keeps this state itself. */
  defaultOpen?: boolean;
  /** Called when the list should open or close. */
  onOpenChange?: (open: boolean) => void;
  /** Edge of the button that the list is aligned with. */
  align?: "start" | "center" | "end";
  /** Content above the items, e.g. the signed-in person. */
  header?: ReactNode;
}

/** `ref`, `className` and other attributes go to the list. */
export function Menu(props: MenuProps) {
  return <MenuFrame {...props} List={MenuList} />;
}
