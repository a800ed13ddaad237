// The actions of the current page, for the command palette: each part of the page registers its own.
import { useEffect, useId } from "react";

export interface PageAction {
  readonly id: string;
  /** The label of the action's button. */
  readonly label: string;
  readonly act: () => void;
}

const actionsByPlace = new Map<string, readonly PageAction[]>();

/** Offers actions while the component is mounted. */
export function usePageActions(actions: readonly PageAction[]): void {
  const place = useId();
  useEffect(() => {
    actionsByPlace.set(place, actions);
    return () => void actionsByPlace.delete(place);
  });
}

export const pageActions = (): readonly PageAction[] => [...actionsByPlace.values()].flat();
