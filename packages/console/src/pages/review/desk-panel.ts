// The props of each tab's panel at the desk.
import type { Option, ProductDetail } from "@lanyard/contract";
import type { BuildPlace } from "../../features/review/queue/queue-view.ts";

export interface DeskPanelProps {
  readonly build: BuildPlace;
  readonly detail: ProductDetail;
  /** All permissions that a product can request. */
  readonly permissions: readonly Option[];
}
