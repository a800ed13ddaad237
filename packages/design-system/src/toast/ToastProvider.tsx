// Short messages at the bottom of the page that leave on their own, and wait while someone reads them.
import { useCallback, useMemo, useState, type ReactNode } from "react";
import * as RadixToast from "@radix-ui/react-toast";
import { Toast } from "./Toast.tsx";
import { ToastContext, type ToastMessage } from "./useToast.ts";

export interface ToastProviderProps {
  /** The page. */
  children: ReactNode;
  /** Name of a toast's close button. */
  closeLabel: string;
  /** Name of the region that holds the toasts. */
  regionLabel: string;
  /** Milliseconds a toast stays. */
  duration?: number;
}

type OpenToast = ToastMessage & { id: string };

const sameText = (one: ToastMessage, other: ToastMessage) =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.lines.join("\n") === other.lines.join("\n");

let count = 0;

export function ToastProvider({
  children,
  closeLabel,
  regionLabel,
  duration = 4500,
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<OpenToast[]>([]);
  const dismiss = useCallback(
    (id: string) => setToasts((open) => open.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback((message: ToastMessage) => {
    count += 1;
    const id = `toast-${count}`;
    // The same failure of three requests is one thing to read.
    setToasts((open) => [...open.filter((toast) => !sameText(toast, message)), { ...message, id }]);
    return id;
  }, []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastContext value={api}>
      <RadixToast.Provider label={regionLabel} duration={duration} swipeDirection="down">
        {children}
        {toasts.map(({ id, ...message }) => (
          <Toast key={id} {...message} closeLabel={closeLabel} onClose={() => dismiss(id)} />
        ))}
        <RadixToast.Viewport
          label={regionLabel}
          data-slot="toast-region"
          className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex max-h-dvh flex-col items-center gap-2 overflow-y-auto p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-hidden"
        />
      </RadixToast.Provider>
    </ToastContext>
  );
}
