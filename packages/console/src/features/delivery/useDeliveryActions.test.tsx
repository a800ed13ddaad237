// Sending more deliveries again than fit into one request.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ToastProvider } from "@lanyard/design-system";
import { resendDeliveries } from "@lanyard/contract";
import { t } from "../../../test/app.tsx";
import { answers, askedFor, server } from "../../../test/server.ts";
import { createQueryClient } from "../../api/on-error.ts";
import { loadNamespaces } from "../../i18n/i18n.ts";
import { useListActions } from "../../components/admin-list/useListActions.ts";
import { deliveriesList } from "./deliveries.list.tsx";
import { useDeliveryActions } from "./useDeliveryActions.ts";

const own = { ns: "operations" } as const;
const idsOf = (body: unknown) =>
  (body as { readonly dispatch_ids: readonly number[] }).dispatch_ids;

test("they are sent again by several calls, and counted together", async () => {
  server.use(
    answers(resendDeliveries, ({ body }) => ({ resent: idsOf(body).length - 1, passed: 1 })),
  );
  await loadNamespaces([own.ns]);
  const { result } = renderHook(
    () => {
      const actions = useListActions(deliveriesList);
      return { actions, ...useDeliveryActions(actions, undefined) };
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={createQueryClient()}>
          <ToastProvider closeLabel="Close" regionLabel="Messages">
            {children}
          </ToastProvider>
        </QueryClientProvider>
      ),
    },
  );
  const ids = Array.from({ length: 450 }, (_, at) => at + 1);
  const { actions, resendMany } = result.current;
  await act(() => actions.perform({ action: resendMany, rows: [], keys: ids.map(String) }));
  const requests = askedFor(resendDeliveries).map(({ body }) => idsOf(body));
  expect(requests.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(requests.flat()).toEqual(ids);
  screen.getByText(t("deliveries.resent", { ...own, count: 447 }));
  screen.getByText(t("deliveries.passed", { ...own, count: 3 }));
});
