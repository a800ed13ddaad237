// Shows short messages at the edge of the page, which close by themselves and pause while someone reads them.
import { useCallback, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Toast } from "./Toast.tsx";
import { ToastNews } from "./ToastNews.tsx";
import { useSharedToasts } from "./useSharedToasts.ts";
import { resolveMessage, ToastContext, type ToastMessage, type ToastSource } from "./useToast.ts";
import { useToastRegion } from "./useToastRegion.ts";

export interface ToastProviderProps extends Omit<ComponentProps<"section">, "children"> {
  /** Content of the page. */
  children: ReactNode;
  /** Name of a toast's close button. */
  closeLabel: string;
  /** Name of the region that contains the toasts. */
  regionLabel: string;
  /** Milliseconds that a toast stays, unless its message says otherwise. */
  duration?: number;
  /** Called before a message shows; return true if it is shown elsewhere, e.g. by the window around a frame. */
  relay?: (message: ToastMessage) => boolean;
}

const sameText = (one: ToastMessage, other: ToastMessage) =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.lines.join("\n") === other.lines.join("\n");

let count = 0;

/** `ref`, `className` and other attributes go to the region of the toasts. */
export function ToastProvider({
  children,
  closeLabel,
  regionLabel,
  duration = 4500,
  relay,
  className,
  ...rest
}: ToastProviderProps) {
  const [open, setOpen] = useState<{ id: number; source: ToastSource }[]>([]);
  const toasts = open.map(({ id, source }) => ({ ...resolveMessage(source), id }));
  const { paused, props, listProps } = useToastRegion(open.length, rest);
  const close = useCallback(
    (id: number) => setOpen((previous) => previous.filter((toast) => toast.id !== id)),
    [],
  );
  const localToasts = useMemo(
    () => ({
      show: (source: ToastSource) => {
        const id = (count += 1);
        if (relay?.(resolveMessage(source))) return String(id);
        // Equal messages replace each other: three requests that fail in the same way show one message.
        setOpen((previous) => [
          ...previous.filter(
            (toast) => !sameText(resolveMessage(toast.source), resolveMessage(source)),
          ),
          { id, source },
        ]);
        return String(id);
      },
      dismiss: (id: string) => close(Number(id)),
    }),
    [close, relay],
  );
  const api = useSharedToasts(localToasts, props.ref);

  return (
    <ToastContext value={api}>
      {children}
      <section
        // "off", so that the region itself announces nothing. Modal dialogs do not hide live regions from screen
        // readers, so the toasts stay reachable.
        aria-live="off"
        // Without a toast it has no name and so is no landmark; a page with several providers has several regions.
        aria-label={toasts.length > 0 ? regionLabel : undefined}
        {...rest}
        {...props}
        data-slot="toast-region"
        className={cx("outline-none", className)}
      >
        <ToastNews toasts={toasts} />
        <ol
          {...listProps}
          data-slot="toast-list"
          className="pointer-events-none fixed inset-x-0 top-auto bottom-(--ly-toast-inset,0px) z-70 m-0 flex max-h-[calc(100dvh-var(--ly-toast-inset,0px))] w-auto! flex-col items-center gap-2 overflow-y-auto border-0 bg-transparent p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink outline-none print:hidden"
        >
          {toasts.map((toast) => (
            <Toast
              key={toast.id}
              {...toast}
              closeLabel={closeLabel}
              duration={toast.duration ?? duration}
              paused={paused}
              onClose={close}
            />
          ))}
        </ol>
      </section>
    </ToastContext>
  );
}
