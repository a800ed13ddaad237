// The deliveries page with a server: the address, resending one or several, and the message if somebody else was
// faster.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { getDelivery, listDeliveries, resendDelivery, resendDeliveries } from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import {
  failedMail,
  failedWebhook,
  invitationDetail,
  resentDetail,
  sampleDeliveries,
  webhookDetail,
} from "../features/delivery/sample-deliveries.ts";
import { paths } from "../app/paths.ts";

const own = { ns: "operations" } as const;
const press = async (user: Awaited<ReturnType<typeof open>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));
const one = `${paths.deliveries}?delivery=${failedWebhook.dispatch_id}`;

beforeEach(() => {
  server.use(answers(listDeliveries, [...sampleDeliveries]), answers(getDelivery, webhookDetail));
});

test("what the address says is asked for, and what is chosen goes into it", async () => {
  const { user } = await open(
    `${paths.deliveries}?search=parch&kind=webhook&state=failed&delivery=x`,
    { as: ada },
  );
  await screen.findByRole("link", { name: failedWebhook.about });
  expect(askedFor(listDeliveries)[0]?.query).toEqual({
    search: "parch",
    kind: "webhook",
    state: "failed",
  });
  await user.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(pathNow()).toBe(`${paths.deliveries}?kind=webhook&state=failed`));
});

test("one is sent again as it was shown, and the list and the drawer have it", async () => {
  const again = { ...webhookDetail, state: "resent", version: 1, resent_by: "ada" } as const;
  const { user } = await open(paths.deliveries, { as: ada });
  await user.click(await screen.findByRole("link", { name: failedWebhook.about }));
  await screen.findByText(/no server with this name/);
  server.use(answers(resendDelivery, again), answers(getDelivery, again));
  await press(user, t("deliveries.resend", own));
  await screen.findByText(t("deliveries.resent", { ...own, count: 1 }));
  expect(askedFor(resendDelivery)).toMatchObject([
    { params: { dispatch_id: "91" }, body: { version: 0 } },
  ]);
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: t("deliveries.resend", own) })).toBeNull(),
  );
  await waitFor(() => expect(askedFor(listDeliveries).length).toBeGreaterThan(1));
});

test("who was slower reads by whom it was sent, beside how it is now", async () => {
  server.use(refuses(resendDelivery, 409, { key: "dispatch.resent", params: { name: "bea" } }));
  const { user } = await open(one, { as: ada });
  const button = await screen.findByRole("button", { name: t("deliveries.resend", own) });
  server.use(answers(getDelivery, { ...resentDetail, dispatch_id: failedWebhook.dispatch_id }));
  await user.click(button);
  const drawer = within(await screen.findByRole("dialog"));
  await drawer.findByText("bea has already sent it again: nothing was sent.");
  await drawer.findByText(t("deliveries.again_by", { ...own, name: "bea" }));
});

test("what a mail with a link says is nowhere, and why stands in its place", async () => {
  server.use(answers(getDelivery, invitationDetail));
  await open(`${paths.deliveries}?delivery=89`, { as: ada });
  await screen.findByText(t("deliveries.text_secret", own));
});

test("several are sent again by one call after one question, and what was passed by is said", async () => {
  server.use(answers(resendDeliveries, { resent: 1, passed: 1 }));
  const { user } = await open(paths.deliveries, { as: ada });
  for (const name of [failedWebhook.about, failedMail.subject])
    await user.click(await screen.findByRole("checkbox", { name: new RegExp(`^Select ${name}`) }));
  await press(user, t("deliveries.resend", own));
  const question = within(await screen.findByRole("alertdialog"));
  expect(askedFor(resendDeliveries)).toEqual([]);
  await user.click(question.getByRole("button", { name: t("deliveries.resend", own) }));
  await screen.findByText(t("deliveries.resent", { ...own, count: 1 }));
  await screen.findByText(t("deliveries.passed", { ...own, count: 1 }));
  expect(askedFor(resendDeliveries)[0]?.body).toEqual({ dispatch_ids: [91, 90] });
  // Resent deliveries are no longer selected, and deliveries that have not failed cannot be.
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox", { name: /^Select (?!all)/ });
  await waitFor(() => expect(boxes.filter(({ checked }) => checked)).toEqual([]));
  expect(boxes).toHaveLength(sampleDeliveries.filter(({ state }) => state === "failed").length);
});

test("a creator is told that the page is for administrators, and nothing of it is asked for", async () => {
  await open(paths.deliveries, { as: marta });
  await screen.findByRole("heading", { name: t("admin_only.title") });
  expect(askedFor(listDeliveries)).toEqual([]);
});
