// A dialog at the side of the page for longer tasks that refer to the page; on a phone, a sheet at the bottom.
import { cva } from "class-variance-authority";
import { DialogPanel, type DialogPanelProps } from "../modal/DialogPanel.tsx";

export const drawerSides = ["start", "end"] as const;
export type DrawerSide = (typeof drawerSides)[number];

export const drawerSizes = ["sm", "md", "lg"] as const;
export type DrawerSize = (typeof drawerSizes)[number];

const drawer = cva(
  "fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col overflow-y-auto overscroll-contain rounded-t-lg bg-surface-raised text-ink shadow-floating outline-none transition-[opacity,translate] duration-base starting:translate-y-4 starting:opacity-0 sm:inset-y-0 sm:max-h-none sm:w-full sm:rounded-none sm:border-line sm:starting:translate-y-0 forced-colors:max-sm:border-t",
  {
    variants: {
      side: {
        start: "sm:end-auto sm:border-e sm:starting:-translate-x-4 sm:rtl:starting:translate-x-4",
        end: "sm:start-auto sm:border-s sm:starting:translate-x-4 sm:rtl:starting:-translate-x-4",
      } satisfies Record<DrawerSide, string>,
      size: {
        sm: "sm:max-w-sm",
        md: "sm:max-w-lg",
        lg: "sm:max-w-3xl",
      } satisfies Record<DrawerSize, string>,
    },
  },
);

export interface DrawerProps extends DialogPanelProps {
  /** Side of the page on a wide screen. */
  side?: DrawerSide;
  /** Width on a wide screen: 384, 512 or 768 px. */
  size?: DrawerSize;
}

/** Other attributes and `ref` go to the panel, as in Modal. */
export function Drawer({ side = "end", size = "md", className, ...dialog }: DrawerProps) {
  return (
    <DialogPanel
      {...dialog}
      data-slot="drawer"
      data-side={side}
      data-size={size}
      className={drawer({ side, size, className })}
    />
  );
}
