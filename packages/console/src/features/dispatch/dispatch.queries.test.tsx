// Sending more deliveries again than fit into one request.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { resendDeliveries } from "@lanyard/contract";
import { answers, askedFor, server } from "../../../test/server.ts";
import { createQueryClient } from "../../api/on-error.ts";
import { useResendMany } from "./dispatch.queries.ts";

const idsOf = (body: unknown) =>
  (body as { readonly dispatch_ids: readonly number[] }).dispatch_ids;

test("they are sent again by several calls, and counted together", async () => {
  server.use(
    answers(resendDeliveries, ({ body }) => ({ resent: idsOf(body).length - 1, passed: 1 })),
  );
  const { current } = renderHook(useResendMany, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  }).result;
  const ids = Array.from({ length: 450 }, (_, at) => at + 1);
  const done = await act(() => current.mutateAsync(ids));
  expect(done).toEqual({ resent: 447, passed: 3 });
  const asked = askedFor(resendDeliveries).map(({ body }) => idsOf(body));
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(asked.flat()).toEqual(ids);
});
