// How a build stands, or who may see a product, as a badge.
import { Badge } from "@lanyard/design-system";
import type { CardLabel } from "@lanyard/contract";
import { useLabel } from "./status.ts";

export function LabelBadge({ label }: { readonly label: CardLabel }) {
  const { tone, text } = useLabel()(label);
  return <Badge tone={tone}>{text}</Badge>;
}
