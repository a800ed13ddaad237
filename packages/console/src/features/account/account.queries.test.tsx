// The mutations of accounts, and the lookups that forms choose from.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { changePassword, setPassword, updateAccount } from "@lanyard/contract";
import { marta } from "../../../test/app.tsx";
import { answers, askedFor, server } from "../../../test/server.ts";
import {
  expirationsQuery,
  menuQuery,
  permissionsQuery,
  settingsQuery,
} from "../lookup/lookup.queries.ts";
import { createQueryClient } from "../../api/on-error.ts";
import { sampleChoices } from "../submission/sample-detail.ts";
import { useChangePassword, useSetPassword, useUpdateAccount } from "./account.queries.ts";

const run = <Result,>(hook: () => Result) =>
  renderHook(hook, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  }).result.current;

test("asks for a link to a new password", async () => {
  server.use(answers(changePassword, { ok: true }));
  const { mutateAsync } = run(useChangePassword);
  await act(() => mutateAsync(marta.email));
  expect(askedFor(changePassword).map(({ body }) => body)).toEqual([{ email: marta.email }]);
});

test("sets a password with the token of its link", async () => {
  server.use(answers(setPassword, { ok: true }));
  const { mutateAsync } = run(useSetPassword);
  const body = {
    password: "a-good-password",
    password_confirmation: "a-good-password",
    token: "x",
  };
  await act(() => mutateAsync(body));
  expect(askedFor(setPassword).map((request) => request.body)).toEqual([body]);
});

test("changes one's own account", async () => {
  server.use(answers(updateAccount, marta));
  const { mutateAsync } = run(() => useUpdateAccount(marta.id));
  const body = new FormData();
  body.append("username", "marta b");
  await act(() => mutateAsync(body));
  expect(askedFor(updateAccount)).toMatchObject([
    { params: { user_id: "7" }, body: { username: "marta b" } },
  ]);
});

test("the lookups are kept apart, whichever is read first", async () => {
  const client = createQueryClient();
  await client.fetchQuery(settingsQuery());
  expect(await client.fetchQuery(menuQuery())).toEqual(sampleChoices.menu);
  expect(await client.fetchQuery(permissionsQuery())).toEqual(sampleChoices.permissions);
  expect(await client.fetchQuery(expirationsQuery())).toEqual(sampleChoices.expirations);
  expect(await client.fetchQuery(settingsQuery())).toMatchObject({ product_name: "Lanyard" });
});
