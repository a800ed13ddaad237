// What the administrator's list of requests shows, as its address has it: ?search=, ?kind=, ?state=, ?request=.
import {
  requestKinds,
  requestLimits,
  requestStates,
  type RequestKind,
  type RequestState,
} from "@lanyard/contract";
import { searchLine } from "../shared/search-line.ts";

export interface RequestsView {
  readonly search: string;
  /** Undefined: any. */
  readonly kind: RequestKind | undefined;
  /** Undefined: any. */
  readonly state: RequestState | undefined;
  /** The one that is open beside the list. */
  readonly request: number | undefined;
}
export type ChangeRequests = (change: Partial<RequestsView>) => void;

/** What an address has wrong is as if it were not there. */
export const requestsIn = (params: URLSearchParams): RequestsView => {
  const id = params.get("request") ?? "";
  return {
    search: searchLine(params.get("search"), requestLimits.search),
    kind: requestKinds.find((kind) => kind === params.get("kind")),
    state: requestStates.find((state) => state === params.get("state")),
    request: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
  };
};

/** What a view asks the server for. */
export const askedBy = ({ search, kind, state }: RequestsView) => ({
  ...(search !== "" && { search }),
  ...(kind !== undefined && { kind }),
  ...(state !== undefined && { state }),
});

export const addressOfRequests = (view: RequestsView) => ({
  ...askedBy(view),
  ...(view.request !== undefined && { request: String(view.request) }),
});

export const isNarrowed = ({ search, kind, state }: RequestsView): boolean =>
  search !== "" || kind !== undefined || state !== undefined;
