// A short list of actions, links or choices behind a button.
import type { ComponentProps, ReactElement, ReactNode } from "react";
import type { MenuItem } from "./MenuEntry.tsx";
import { MenuFrame } from "./MenuFrame.tsx";
import { MenuList } from "./MenuList.tsx";

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
export function Menu(props: MenuProps) {
  return <MenuFrame {...props} List={MenuList} />;
}
