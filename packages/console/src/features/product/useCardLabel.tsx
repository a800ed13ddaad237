// The labels of a card: a status is a dot and a word, private has a lock, public is not displayed.
import { PrivateIcon, type CardLabel } from "@lanyard/design-system";
import type { CardLabel as Label } from "@lanyard/contract";
import { useLabel } from "../../components/status/status.ts";

export function useCardLabel(): (label: Label) => CardLabel {
  const getLabel = useLabel();
  return (label) => ({
    ...getLabel(label),
    ...(label === "private" && { icon: <PrivateIcon /> }),
    ...(label === "public" && { silent: true }),
  });
}
