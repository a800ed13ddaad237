// What a mutation changes: which mounted queries are fetched again, which only become stale, which have the answer.
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import {
  countProducts,
  currentUser,
  getReviewClaim,
  listAudit,
  listMenu,
  listReplies,
  type Call,
  type Reply,
} from "@lanyard/contract";
import { marta, noProducts } from "../../test/app.tsx";
import { answers, askedFor, server } from "../../test/server.ts";
import { createQueryClient } from "./on-error.ts";
import { query } from "./query.ts";
import { CallFailure } from "./send.ts";
import { useApiMutation } from "./mutation.ts";

const reply = (id: number): Reply => ({
  reply_id: id,
  about: "general",
  texts: { en: "Text.", es: "", fr: "", it: "" },
  updated_at: "2026-05-04T10:00:00.000Z",
  username: "ada",
});
const counts = query(countProducts, {});
const replies = query(listReplies, {});
const user = query(currentUser, {});
const visibleCalls = [countProducts, listReplies, currentUser];

let client = createQueryClient();
beforeEach(() => {
  client = createQueryClient();
  server.use(
    answers(countProducts, noProducts),
    answers(listReplies, [reply(1)]),
    answers(currentUser, marta),
    answers(listAudit, []),
  );
});

/** Mounts three queries beside the mutation, and waits for them. */
async function mount<Mutation>(use: () => Mutation) {
  const { result } = renderHook(
    () => ({
      change: use(),
      counts: useQuery(counts).data,
      replies: useQuery(replies).data,
      user: useQuery(user).data,
    }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return result;
}
/** How often each query was fetched, once nothing is being fetched any more. */
const fetches = async (calls: readonly Call[] = visibleCalls) => {
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return calls.map((call) => askedFor(call).length);
};
const refused = (status: number) => () => Promise.reject(new CallFailure("No.", status));

describe("after a success", () => {
  test("what it names is fetched again, and nothing else", async () => {
    const result = await mount(() =>
      useApiMutation(() => Promise.resolve(), { invalidates: [countProducts] }),
    );
    await act(() => result.current.change.mutateAsync());
    expect(await fetches()).toEqual([2, 1, 1]);
  });

  test("what shows the answer is not fetched again, though its call is named", async () => {
    const result = await mount(() =>
      useApiMutation(() => Promise.resolve([reply(2)]), {
        updates: replies,
        invalidates: [listReplies],
      }),
    );
    await act(() => result.current.change.mutateAsync());
    expect(await fetches()).toEqual([1, 1, 1]);
    await waitFor(() => expect(result.current.replies).toEqual([reply(2)]));
    expect(client.getQueryState(replies.queryKey)?.isInvalidated).toBe(false);
  });

  test("the answer may change a part, from what was shown", async () => {
    const result = await mount(() =>
      useApiMutation(() => Promise.resolve(reply(2)), {
        updates: replies,
        update: (one, before) => [...before, one],
        invalidates: (one, before) =>
          one.reply_id === 2 && before?.length === 1 ? [countProducts] : [],
      }),
    );
    await act(() => result.current.change.mutateAsync());
    expect(await fetches()).toEqual([2, 1, 1]);
    await waitFor(() => expect(result.current.replies).toEqual([reply(1), reply(2)]));
  });

  test("a fetch that had begun before does not bring the old state back", async () => {
    const result = await mount(() =>
      useApiMutation(() => Promise.resolve([reply(2)]), { updates: replies, invalidates: [] }),
    );
    const late = Promise.withResolvers<Reply[]>();
    server.use(answers(listReplies, () => late.promise));
    void client.refetchQueries({ queryKey: replies.queryKey });
    await waitFor(() => expect(askedFor(listReplies)).toHaveLength(2));
    await act(() => result.current.change.mutateAsync());
    late.resolve([reply(1)]);
    await fetches();
    expect(result.current.replies).toEqual([reply(2)]);
  });

  test("what is not loaded yet has no part of the answer", async () => {
    const claim = query(getReviewClaim, { params: { product_id: "1", submission_id: "2" } });
    const result = await mount(() =>
      useApiMutation(() => Promise.resolve({ claim: null }), { updates: claim, invalidates: [] }),
    );
    await act(() => result.current.change.mutateAsync());
    expect(client.getQueryState(claim.queryKey)).toBeUndefined();
  });

  test("what is not mounted only becomes stale, and the logs with it; lookups do not", async () => {
    const menu = query(listMenu, {});
    const log = query(listAudit, {});
    client.setQueryData(menu.queryKey, []);
    client.setQueryData(log.queryKey, []);
    const result = await mount(() =>
      useApiMutation(() => Promise.resolve(), { invalidates: [countProducts] }),
    );
    await act(() => result.current.change.mutateAsync());
    expect(await fetches([listAudit, listMenu])).toEqual([0, 0]);
    expect(client.getQueryState(log.queryKey)?.isInvalidated).toBe(true);
    expect(client.getQueryState(menu.queryKey)?.isInvalidated).toBe(false);
  });

  test("it may end only when what it changed has loaded", async () => {
    const result = await mount(() =>
      useApiMutation(() => Promise.resolve(), { invalidates: [countProducts], awaits: true }),
    );
    server.use(answers(countProducts, { ...noProducts, all: 7 }));
    await act(() => result.current.change.mutateAsync());
    expect(client.getQueryData(counts.queryKey)?.all).toBe(7);
  });
});

describe("after a failure", () => {
  const fail = async (status: number, partial = false) => {
    const result = await mount(() =>
      useApiMutation(refused(status), {
        updates: replies,
        invalidates: [countProducts],
        partial,
        awaits: true,
      }),
    );
    await act(() => expect(result.current.change.mutateAsync()).rejects.toThrow());
    return fetches();
  };

  test("of a conflict, what it would have changed is fetched again", async () => {
    expect(await fail(409)).toEqual([2, 2, 1]);
  });

  test("of a conflict, the cause may be elsewhere", async () => {
    const result = await mount(() =>
      useApiMutation(refused(409), { invalidates: [listReplies], conflicts: [countProducts] }),
    );
    await act(() => expect(result.current.change.mutateAsync()).rejects.toThrow());
    expect(await fetches()).toEqual([2, 1, 1]);
  });

  test.each([403, 404])("with %i the user too, who may have another role now", async (status) => {
    expect(await fail(status)).toEqual([2, 2, 2]);
  });

  test.each([0, 402, 422, 500])("with %i nothing is", async (status) => {
    expect(await fail(status)).toEqual([1, 1, 1]);
  });

  test("of which a part may have been done, what it names is", async () => {
    expect(await fail(422, true)).toEqual([2, 2, 1]);
  });

  test("without a network it does not wait for what cannot load", async () => {
    server.use(answers(countProducts, () => Promise.withResolvers<never>().promise));
    client.setQueryData(counts.queryKey, noProducts);
    const { result } = renderHook(
      () => ({
        change: useApiMutation(refused(0), {
          invalidates: [countProducts],
          partial: true,
          awaits: true,
        }),
        counts: useQuery(counts).data,
      }),
      {
        wrapper: ({ children }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
    await act(() => expect(result.current.change.mutateAsync()).rejects.toThrow("No."));
    expect(client.isFetching()).toBe(1);
  });
});
