// One toast: the tone's icon, an optional title, one line per text, and a way to close it.
import * as RadixToast from "@radix-ui/react-toast";
import { cx } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from "lucide-react";
import { IconButton } from "../button/IconButton.tsx";
import type { ToastMessage } from "./useToast.ts";

const tones: Record<ToastMessage["tone"], { icon: LucideIcon; ink: string }> = {
  danger: { icon: CircleAlert, ink: "text-danger" },
  success: { icon: CircleCheck, ink: "text-success" },
  info: { icon: Info, ink: "text-info" },
};

export interface ToastProps extends ToastMessage {
  /** Name of the close button. */
  closeLabel: string;
  /** Called when it leaves: by time, by the button, by Escape or by a swipe down. */
  onClose: () => void;
}

export function Toast({ tone, title, lines, closeLabel, onClose }: ToastProps) {
  const { icon: Icon, ink } = tones[tone];
  return (
    <RadixToast.Root
      type={tone === "danger" ? "foreground" : "background"}
      onOpenChange={(open) => !open && onClose()}
      data-slot="toast"
      data-variant={tone}
      className="pointer-events-auto flex w-full max-w-md shrink-0 items-start gap-3 rounded-lg border border-line bg-surface-raised py-3 ps-4 pe-2 text-sm text-ink shadow-floating transition-[opacity,translate] duration-base data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y) data-[swipe=move]:transition-none starting:translate-y-4 starting:opacity-0"
    >
      <Icon aria-hidden="true" className={cx("mt-1.5 size-5 shrink-0", ink)} />
      <div className="flex min-w-0 grow flex-col gap-1 py-1.5 wrap-anywhere">
        {title && <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>}
        <RadixToast.Description asChild>
          {lines.length > 1 ? (
            <ul className="flex flex-col gap-1">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p>{lines[0]}</p>
          )}
        </RadixToast.Description>
      </div>
      <RadixToast.Close asChild>
        <IconButton intent="quiet" size="sm" label={closeLabel} icon={<X />} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
