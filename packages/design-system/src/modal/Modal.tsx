// A dialog over the page: centred on wide screens, a sheet from the bottom edge on a phone.
import { cx } from "class-variance-authority";
import { DialogPanel, type DialogPanelProps } from "./DialogPanel.tsx";

export const modalSizes = ["sm", "md", "lg"] as const;
export type ModalSize = (typeof modalSizes)[number];

const panel =
  "fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col overflow-y-auto overscroll-contain rounded-t-lg bg-surface-raised text-ink shadow-floating outline-none transition-[opacity,translate] duration-base starting:translate-y-4 starting:opacity-0 sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(90dvh,45rem)] sm:w-[calc(100%-4rem)] sm:rounded-lg sm:border sm:border-line short:max-h-dvh forced-colors:max-sm:border-t";
// A record instead of cva, which would be as large as the dialog's own code.
const widths: Record<ModalSize, string> = {
  sm: "sm:max-w-sm",
  md: "sm:max-w-lg",
  lg: "sm:max-w-3xl",
};

export interface ModalProps extends DialogPanelProps {
  /** Width on a wide screen: 384, 512 or 768 px. */
  size?: ModalSize;
}

export function Modal({ size = "md", className, ...dialog }: ModalProps) {
  return (
    <DialogPanel
      {...dialog}
      data-slot="modal"
      data-size={size}
      className={cx(panel, widths[size], className)}
    />
  );
}
