// The requests page with a server: the address, an answer, the message if somebody else was faster, closing several.
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  answerRequest,
  closeRequest,
  closeRequests,
  getRequest,
  listRequests,
  reopenRequest,
  requestLimits,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import {
  answeredDetail,
  detailOf,
  openRequest,
  proposal,
  sampleRequests,
} from "../features/enquiry/sample-requests.ts";
import { paths } from "../app/paths.ts";

const own = { ns: "office" } as const;
const press = async (user: Awaited<ReturnType<typeof open>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));
const field = () => screen.findByRole("textbox", { name: new RegExp(t("requests.answer", own)) });
const one = `${paths.requests}?request=${openRequest.request_id}`;

beforeEach(() => {
  server.use(
    answers(listRequests, [...sampleRequests]),
    answers(getRequest, detailOf(openRequest)),
  );
});

test("what the address says is asked for, and what is chosen goes into it", async () => {
  const { user } = await open(
    `${paths.requests}?search=badge&kind=functionality&state=open&request=x`,
    { as: ada },
  );
  await screen.findByRole("link", { name: openRequest.subject });
  expect(askedFor(listRequests)[0]?.query).toEqual({
    search: "badge",
    kind: "functionality",
    state: "open",
  });
  await user.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(pathNow()).toBe(`${paths.requests}?kind=functionality&state=open`));
});

test("an answer goes out as the request was shown, and the list has it", async () => {
  server.use(answers(answerRequest, answeredDetail));
  const { user } = await open(paths.requests, { as: ada });
  await user.click(await screen.findByRole("link", { name: openRequest.subject }));
  await user.type(await field(), "Soon.");
  await press(user, t("requests.send", own));
  await screen.findByText(`Answer sent to ${openRequest.email}`);
  await waitFor(() => expect(pathNow()).toBe(paths.requests));
  await waitFor(() => expect(askedFor(listRequests).length).toBeGreaterThan(1));
  expect(askedFor(answerRequest)).toMatchObject([
    { params: { request_id: "31" }, body: { answer: "Soon.", version: 0 } },
  ]);
});

test("who was slower reads by whom, keeps the text, and may send it all the same", async () => {
  server.use(refuses(answerRequest, 409, { key: "enquiry.changed", params: { name: "bea" } }));
  const { user } = await open(one, { as: ada });
  await user.type(await field(), "From ada.");
  const faster = { ...answeredDetail, ...openRequest, version: 1, state: "answered" } as const;
  server.use(
    answers(getRequest, { ...faster, settled_by: "bea", settled_at: "2026-03-14T10:00:00.000Z" }),
  );
  await press(user, t("requests.send", own));
  await screen.findByText(/^bea handled it first, on 14\/03\/2026/);
  expect(((await field()) as HTMLTextAreaElement).value).toBe("From ada.");
  server.use(answers(answerRequest, answeredDetail));
  await press(user, t("requests.send_another", own));
  await waitFor(() => expect(askedFor(answerRequest)).toHaveLength(2));
  expect(askedFor(answerRequest)[1]?.body).toEqual({ answer: "From ada.", version: 1 });
});

test("who is faster while an answer is written is named before it is sent", async () => {
  const { user } = await open(one, { as: ada });
  await user.type(await field(), "From ada.");
  expect(screen.queryByRole("alert")).toBeNull();
  const faster = { ...answeredDetail, ...openRequest, version: 1, state: "answered" } as const;
  server.use(
    answers(getRequest, { ...faster, settled_by: "bea", settled_at: "2026-03-14T10:00:00.000Z" }),
  );
  // Returning to the window fetches the request again.
  act(() => void globalThis.dispatchEvent(new Event("visibilitychange")));
  await screen.findByText(/^bea handled it first, on 14\/03\/2026/);
  expect(((await field()) as HTMLTextAreaElement).value).toBe("From ada.");
  expect(askedFor(answerRequest)).toEqual([]);
  // An answer started after that shows no such message.
  await press(user, t("kept.discard"));
  await user.type(await field(), "And");
  expect(screen.queryByText(/^bea handled it first/)).toBeNull();
});

test("what was written and not sent is there again when the request is opened again", async () => {
  const { user } = await open(one, { as: ada });
  await user.type(await field(), "Half of an ans");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(pathNow()).toBe(paths.requests));
  await user.click(await screen.findByRole("link", { name: openRequest.subject }));
  await screen.findByText(t("requests.restored", own));
  expect(((await field()) as HTMLTextAreaElement).value).toBe("Half of an ans");
  await press(user, t("kept.discard"));
  await waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe(""));
});

test("a request is closed without an answer, and opened again", async () => {
  const closed = detailOf({ ...openRequest, state: "closed", version: 1 });
  const { user } = await open(one, { as: ada });
  await field();
  server.use(answers(closeRequest, closed), answers(getRequest, closed));
  await press(user, t("requests.close_unanswered", own));
  await screen.findByText(t("requests.closed", { ...own, count: 1 }));
  expect(askedFor(closeRequest)[0]?.body).toEqual({ version: 0 });
  server.use(answers(reopenRequest, detailOf({ ...openRequest, version: 2 })));
  await user.click(await screen.findByRole("link", { name: openRequest.subject }));
  await press(user, t("requests.reopen", own));
  await screen.findByText(t("requests.reopened", own));
  expect(askedFor(reopenRequest)[0]?.body).toEqual({ version: 1 });
});

test("several are closed by one call after one question", async () => {
  server.use(answers(closeRequests, { closed: 2 }));
  const { user } = await open(paths.requests, { as: ada });
  for (const { subject } of [openRequest, proposal])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${subject}` }));
  await press(user, t("requests.close_many", own));
  const question = within(await screen.findByRole("alertdialog"));
  expect(askedFor(closeRequests)).toEqual([]);
  await user.click(question.getByRole("button", { name: t("requests.close_many", own) }));
  await screen.findByText(t("requests.closed", { ...own, count: 2 }));
  expect(askedFor(closeRequests)[0]?.body).toEqual({ request_ids: [31, 30] });
});

test("of several, those that were closed before are said to be", async () => {
  server.use(answers(closeRequests, { closed: 1 }));
  const { user } = await open(paths.requests, { as: ada });
  for (const { subject } of [openRequest, proposal])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${subject}` }));
  await press(user, t("requests.close_many", own));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: t("requests.close_many", own) }));
  await screen.findByText(t("requests.closed", { ...own, count: 1 }));
  await screen.findByText(t("requests.passed_by", { ...own, count: 1 }));
});

test("more than a call takes are closed by several", async () => {
  const many = Array.from({ length: requestLimits.atOnce + 20 }, (_, at) => ({
    ...openRequest,
    request_id: at + 1,
    subject: `Subject ${at + 1}`,
  }));
  server.use(
    answers(listRequests, many),
    answers(closeRequests, ({ body }) => ({
      closed: (body as { request_ids: number[] }).request_ids.length,
    })),
  );
  const { user } = await open(paths.requests, { as: ada });
  await screen.findByRole("checkbox", { name: "Select Subject 1" });
  await user.click(screen.getByRole("checkbox", { name: t("companies.select_all", own) }));
  await press(user, t("requests.close_many", own));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: t("requests.close_many", own) }));
  await screen.findByText(t("requests.closed", { ...own, count: many.length }));
  expect(askedFor(closeRequests)).toHaveLength(2);
});

test("a creator is told that the page is for administrators, and nothing of it is asked for", async () => {
  await open(paths.requests, { as: marta });
  await screen.findByRole("heading", { name: t("admin_only.title") });
  expect(askedFor(listRequests)).toEqual([]);
});
