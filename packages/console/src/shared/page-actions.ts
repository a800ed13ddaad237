// What can be done on the page that is open, for the palette: each part of the page says its own.
import { useEffect, useId } from "react";

export interface PageAction {
  readonly id: string;
  /** As its button says it. */
  readonly label: string;
  readonly act: () => void;
}

const shown = new Map<string, readonly PageAction[]>();

/** Offers actions while the component is on the page. */
export function usePageActions(actions: readonly PageAction[]): void {
  const place = useId();
  useEffect(() => {
    shown.set(place, actions);
    return () => void shown.delete(place);
  });
}

export const pageActions = (): readonly PageAction[] => [...shown.values()].flat();
