// What the administrator's list of requests shows, as stored in its address: ?search=, ?kind=, ?state=, ?request=.
import {
  requestKinds,
  requestLimits,
  requestStates,
  type RequestKind,
  type RequestState,
} from "@lanyard/contract";
import { searchLine } from "../../components/list/search-line.ts";

export interface RequestsView {
  readonly search: string;
  /** Undefined for any kind. */
  readonly kind: RequestKind | undefined;
  /** Undefined for any state. */
  readonly state: RequestState | undefined;
  /** Id of the request whose details are open. */
  readonly request: number | undefined;
}
export type ChangeRequests = (change: Partial<RequestsView>) => void;

/** Ignores invalid parts of the address. */
export const requestsIn = (params: URLSearchParams): RequestsView => {
  const id = params.get("request") ?? "";
  return {
    search: searchLine(params.get("search"), requestLimits.search),
    kind: requestKinds.find((kind) => kind === params.get("kind")),
    state: requestStates.find((state) => state === params.get("state")),
    request: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
  };
};

/** The query for the server. */
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
