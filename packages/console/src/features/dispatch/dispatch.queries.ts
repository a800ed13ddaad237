// Queries of the mails and webhooks that the server sends, and the mutations that send them again.
import { keepPreviousData } from "@tanstack/react-query";
import {
  deliveryLimits,
  getDelivery,
  listDeliveries,
  resendDelivery,
  resendDeliveries,
  type Delivery,
} from "@lanyard/contract";
import { useApiMutation } from "../../api/mutation.ts";
import { partsOf } from "../../api/parts-of.ts";
import { fresh, pages, query } from "../../api/query.ts";
import { send } from "../../api/send.ts";
import { askedBy, type DispatchesView } from "./dispatches-view.ts";

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export const dispatchesQuery = (view: DispatchesView) => ({
  ...pages(listDeliveries, { query: askedBy(view) }),
  placeholderData: keepPreviousData,
  ...fresh,
});

const params = (id: number) => ({ dispatch_id: String(id) });

export const dispatchQuery = (id: number | undefined) => ({
  ...query(getDelivery, { params: params(id ?? 0) }),
  enabled: id !== undefined,
  ...fresh,
});

const invalidates = [listDeliveries, getDelivery];

/**
 * Sends the delivery with the version that was displayed: the server refuses the second of two requests, and the page
 * loads the new state.
 */
export const useResend = () =>
  useApiMutation(
    ({ dispatch_id: id, version }: Pick<Delivery, "dispatch_id" | "version">) =>
      send(resendDelivery, { params: params(id), body: { version } }),
    { invalidates },
  );

/** Resolves to the number of deliveries sent again, and the number skipped. */
async function resendAll(ids: readonly number[]) {
  const all = { resent: 0, passed: 0 };
  for (const some of partsOf(ids, deliveryLimits.atOnce)) {
    const { resent, passed } = await send(resendDeliveries, { body: { dispatch_ids: some } });
    all.resent += resent;
    all.passed += passed;
  }
  return all;
}

export const useResendMany = () => useApiMutation(resendAll, { invalidates, partial: true });
