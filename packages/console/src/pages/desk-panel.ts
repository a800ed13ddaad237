// What each tab of the desk is given.
import type { Option, ProductDetail } from "@lanyard/contract";
import type { BuildPlace } from "../review/queue-view.ts";

export interface DeskPanelProps {
  readonly build: BuildPlace;
  readonly detail: ProductDetail;
  /** All that a product can ask for. */
  readonly permissions: readonly Option[];
}
