// A badge with the status of a build, or whether a product is private.
import { Badge } from "@lanyard/design-system";
import type { CardLabel } from "@lanyard/contract";
import { useLabel } from "./status.ts";

export function LabelBadge({ label }: { readonly label: CardLabel }) {
  const { tone, text } = useLabel()(label);
  return <Badge tone={tone}>{text}</Badge>;
}
