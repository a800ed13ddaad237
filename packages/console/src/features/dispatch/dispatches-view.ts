// What the administrator's list of deliveries shows, as stored in its address: ?search=, ?kind=, ?state=, ?delivery=.
import {
  deliveryKinds,
  deliveryLimits,
  deliveryStates,
  type DeliveryKind,
  type DeliveryState,
} from "@lanyard/contract";
import { searchLine } from "../../components/list/search-line.ts";

export interface DispatchesView {
  readonly search: string;
  /** Undefined for any kind. */
  readonly kind: DeliveryKind | undefined;
  /** Undefined for any state. */
  readonly state: DeliveryState | undefined;
  /** Id of the delivery whose details are open. */
  readonly delivery: number | undefined;
}
export type ChangeDispatches = (change: Partial<DispatchesView>) => void;

/** Ignores invalid parts of the address. */
export const dispatchesIn = (params: URLSearchParams): DispatchesView => {
  const id = params.get("delivery") ?? "";
  return {
    search: searchLine(params.get("search"), deliveryLimits.search),
    kind: deliveryKinds.find((kind) => kind === params.get("kind")),
    state: deliveryStates.find((state) => state === params.get("state")),
    delivery: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
  };
};

/** The query for the server. */
export const askedBy = ({ search, kind, state }: DispatchesView) => ({
  ...(search !== "" && { search }),
  ...(kind !== undefined && { kind }),
  ...(state !== undefined && { state }),
});

export const addressOfDispatches = (view: DispatchesView) => ({
  ...askedBy(view),
  ...(view.delivery !== undefined && { delivery: String(view.delivery) }),
});

export const isNarrowed = ({ search, kind, state }: DispatchesView): boolean =>
  search !== "" || kind !== undefined || state !== undefined;
