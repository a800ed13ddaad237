// Offers to undo a removal in a toast, instead of asking before it.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";

/** ms: time to read the toast and to reach it by keyboard. */
const duration = 10_000;

/** `line` says what was removed. The offer ends when the component unmounts. */
export function useUndo(): (line: string, undo: () => void) => void {
  const { t } = useTranslation();
  const { show, dismiss } = useToast();
  const offered = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const id of offered.current) dismiss(id);
    },
    [dismiss],
  );
  return (line, undo) => {
    const action = { label: t("undo"), onSelect: undo };
    offered.current.push(show({ tone: "info", lines: [line], action, duration }));
  };
}
