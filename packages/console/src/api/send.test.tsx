// Sending calls: the request, answers, refusals, no response; and the local storage behind it.
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  changePassword,
  correctedHeader,
  getProduct,
  listProducts,
  saveSubmission,
  updateAccount,
} from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { marta, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { sampleCard } from "../features/product/sample-cards.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";
import { send, sendForPage, unknownFailure } from "./send.ts";
import { accessToken, storedLanguage, storedUser } from "../auth/storage.ts";

const one = { params: { product_id: "1" } };
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => expect.unreachable(),
    (failure: unknown) => failure,
  );

describe("a request", () => {
  test("has the token and the language", async () => {
    storedLanguage.set("it");
    server.use(answers(listProducts, []));
    await send(listProducts, {});
    accessToken.set("a token");
    storedLanguage.set("fr");
    await send(listProducts, { query: { cursor: undefined } });
    expect(askedFor(listProducts)).toMatchObject([
      { token: "", language: "it", query: {} },
      { token: "a token", language: "fr", query: {} },
    ]);
  });

  test("sends a body as JSON, a form as multipart", async () => {
    const types: (string | null)[] = [];
    server.events.on("request:start", ({ request }) => {
      types.push(request.headers.get("content-type"));
    });
    server.use(
      answers(listProducts, []),
      answers(changePassword, { ok: true }),
      answers(updateAccount, marta),
    );
    await send(listProducts, {});
    await send(changePassword, { body: { email: "a@b.c" } });
    const body = new FormData();
    body.append("username", "Ada & co");
    await send(updateAccount, { params: { user_id: "7" }, body });
    expect(askedFor(changePassword)).toMatchObject([{ body: { email: "a@b.c" } }]);
    expect(askedFor(updateAccount)).toMatchObject([
      { params: { user_id: "7" }, body: { username: "Ada & co" } },
    ]);
    expect(types).toMatchObject([null, "application/json", expect.stringMatching(/^multipart/)]);
    server.events.removeAllListeners();
  });
});

test("a query has only what is given, encoded", async () => {
  server.use(answers(listProducts, []));
  await send(listProducts, { query: { cursor: undefined } });
  await send(listProducts, { query: { cursor: "a&b c", limit: "5" } });
  expect(askedFor(listProducts).map(({ query }) => query)).toEqual([
    {},
    { cursor: "a&b c", limit: "5" },
  ]);
});

/** Lists products with token `before`; the token becomes `after` while the request is in flight. */
function listWhile(before: string | null, after: string | null, answer: () => [] | Response) {
  accessToken.set(before);
  server.use(
    answers(listProducts, () => {
      accessToken.set(after);
      return answer();
    }),
  );
  return send(listProducts, {});
}

describe("an answer that comes when its session is over", () => {
  test.each([
    ["the next user", "another token"],
    ["a visitor", null],
  ])("is not given to %s", async (_who, after) => {
    const late = await failureOf(listWhile("a token", after, () => []));
    expect(late).toMatchObject({ status: 401, token: "a token" });
  });

  test("is not told when it is a failure either", async () => {
    const no = () => Response.json({ error: "No." }, { status: 409 });
    const late = await failureOf(listWhile("a token", "another token", no));
    expect(late).toMatchObject({ status: 401, token: "a token", problems: [] });
  });

  test("is given to a visitor who has signed in", async () => {
    expect(await listWhile(null, "a token", () => [])).toEqual([]);
  });
});

describe("an upload", () => {
  const upload = () => {
    const body = new FormData();
    body.append("icon", new File(["picture"], "icon.png"));
    return { params: { product_id: "1", submission_id: "2" }, body };
  };

  test("sends the token and the language, and reports its progress up to 1", async () => {
    server.use(answers(saveSubmission, sampleDetail()));
    accessToken.set("a token");
    const fractions: number[] = [];
    await send(saveSubmission, {
      ...upload(),
      onProgress: (fraction) => void fractions.push(fraction),
    });
    expect(askedFor(saveSubmission)).toMatchObject([{ token: "a token", language: "it" }]);
    expect(fractions.at(-1)).toBe(1);
  });

  test("can be cancelled while it runs", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(answers(saveSubmission, () => promise.then(() => sampleDetail())));
    const control = new AbortController();
    const failed = failureOf(send(saveSubmission, { ...upload(), signal: control.signal }));
    await vi.waitFor(() => expect(askedFor(saveSubmission)).toHaveLength(1));
    control.abort();
    expect(await failed).toMatchObject({ name: "AbortError" });
    resolve();
  });
});

describe("an answer", () => {
  test("has the output, and for a list the cursor of the next page", async () => {
    const card = sampleCard("draft");
    server.use(answers(listProducts, [card], "a&b c"));
    expect(await sendForPage(listProducts, {})).toMatchObject({ output: [card], next: "a&b c" });
    server.use(answers(listProducts, [card]));
    expect(await sendForPage(listProducts, {})).toMatchObject({ output: [card], next: undefined });
  });

  test("has what a search was made with instead of what was typed, as its header says", async () => {
    const answering = (headers: Readonly<Record<string, string>>) =>
      server.use(answers(listProducts, () => Response.json([], { headers })));
    answering({ [correctedHeader]: "canten canteen" });
    expect((await sendForPage(listProducts, {})).corrected).toBe("canten canteen");
    answering({});
    expect((await sendForPage(listProducts, {})).corrected).toBeNull();
  });

  test.each([
    ['</api/products?cursor=x>; rel="prev"', undefined],
    ['</api/products>; rel="next"', undefined],
    ['</api/products?limit=5>; rel="next"', undefined],
    ['</a?cursor=x>; rel="prev", </api/products?limit=5&cursor=y>; rel="next"', "y"],
  ])("with the link %s has the next cursor %s", async (link, next) => {
    server.use(answers(listProducts, () => Response.json([], { headers: { link } })));
    expect((await sendForPage(listProducts, {})).next).toBe(next);
  });
});

test.each([
  ["files/a.webp", "/files/a.webp"],
  ["/files/a.webp", "/files/a.webp"],
  ["https://files.example/a.webp", "https://files.example/a.webp"],
  ["data:image/png;base64,AA", "data:image/png;base64,AA"],
  ["", ""],
])("a picture at %j is shown from %j", async (sent, expected) => {
  const detail = sampleDetail({
    submission: { icon_url: sent, banner_url: sent, version: "files/a.webp" },
    screenshots: [{ screenshot_id: 1, screenshot_url: sent }],
  });
  server.use(answers(getProduct, detail));
  const { submission, screenshots } = await send(getProduct, one);
  expect([submission.icon_url, submission.banner_url, screenshots[0]?.screenshot_url]).toEqual([
    expected,
    expected,
    expected,
  ]);
  expect(submission.version).toBe("files/a.webp");
});

describe("a refusal", () => {
  test("is a failure with its status, a line for each problem, and their fields", async () => {
    server.use(
      refuses(
        getProduct,
        422,
        { key: "version.required", field: "version" },
        { key: "notes.required" },
      ),
    );
    expect(await failureOf(send(getProduct, one))).toMatchObject({
      name: "CallFailure",
      status: 422,
      message: `${messages.it["version.required"]}\n${messages.it["notes.required"]}`,
      problems: [{ field: "version" }, { key: "notes.required" }],
    });
  });

  test.each([
    [{ error: "One text." }, "One text."],
    [{}, unknownFailure],
    [{ error: [] }, unknownFailure],
    ["<html>", unknownFailure],
    ['{"error": "One', unknownFailure],
    ["[", unknownFailure],
    ["[]", unknownFailure],
    ["", unknownFailure],
  ])("with the body %j has the message %j", async (body, message) => {
    server.use(
      answers(getProduct, () =>
        typeof body === "string"
          ? new Response(body, { status: 502 })
          : Response.json(body, { status: 502 }),
      ),
    );
    expect(await failureOf(send(getProduct, one))).toMatchObject({
      status: 502,
      message,
      problems: [],
    });
  });
});

test.each(["<html>", '{"submission": {', ""])(
  "an answer that cannot be read, %j, is a failure that says so",
  async (body) => {
    server.use(answers(getProduct, () => new Response(body)));
    expect(await failureOf(send(getProduct, one))).toMatchObject({
      name: "CallFailure",
      status: 200,
      message: unknownFailure,
    });
  },
);

test("a failure has the token that was sent", async () => {
  accessToken.set("first");
  server.use(
    answers(getProduct, () => {
      accessToken.set("second");
      return Response.json({}, { status: 401 });
    }),
    unreachable(listProducts),
  );
  expect(await failureOf(send(getProduct, one))).toMatchObject({ status: 401, token: "first" });
  expect(await failureOf(send(listProducts, {}))).toMatchObject({ status: 0, token: "second" });
});

describe("no response", () => {
  const form = { params: { product_id: "1", submission_id: "2" }, body: new FormData() };

  test("is a failure without a status, also of an upload", async () => {
    server.use(unreachable(getProduct), unreachable(saveSubmission));
    const offline = { status: 0, message: t("offline") };
    expect(await failureOf(send(getProduct, one))).toMatchObject(offline);
    expect(await failureOf(send(saveSubmission, form))).toMatchObject(offline);
  });

  test("after an abort is an AbortError, not a failure of the call", async () => {
    const signal = AbortSignal.abort();
    server.use(answers(getProduct, () => expect.unreachable()));
    expect(await failureOf(send(getProduct, { ...one, signal }))).toMatchObject({
      name: "AbortError",
    });
    expect(await failureOf(send(saveSubmission, { ...form, signal }))).toMatchObject({
      name: "AbortError",
    });
  });
});

describe("storage", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("stores values and removes them", () => {
    expect([accessToken.get(), storedLanguage.get(), storedUser.get()]).toEqual([
      "",
      "it",
      undefined,
    ]);
    accessToken.set("a token");
    storedLanguage.set("es");
    storedUser.set({ ...marta, avatar: "/a.png" });
    expect(localStorage.getItem("access_token")).toBe("a token");
    expect(storedLanguage.get()).toBe("es");
    // Stores only what the page needs before the server answers.
    expect(JSON.parse(localStorage.getItem("current_user")!)).toEqual({
      username: "marta",
      avatar: "/a.png",
      role: "creator",
    });
    expect(storedUser.get()).toEqual({ username: "marta", avatar: "/a.png", role: "creator" });
    accessToken.set(null);
    storedUser.set(null);
    expect(Object.keys(localStorage)).toEqual(["language"]);
  });

  test.each(["", "{", "null", "7", '{"username":"a"}', '{"avatar":"a"}'])(
    "reads %j as no user",
    (text) => {
      localStorage.setItem("current_user", text);
      expect(storedUser.get()).toBeUndefined();
    },
  );

  test("ignores an unknown language", () => {
    localStorage.setItem("language", "tlh");
    expect(storedLanguage.get()).toBe("it");
  });

  test("uses memory when the browser refuses storage", () => {
    const refuse = () => {
      throw new DOMException("No.", "SecurityError");
    };
    for (const name of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
    expect(accessToken.get()).toBe("");
    accessToken.set("a token");
    expect(accessToken.get()).toBe("a token");
    accessToken.set(null);
    expect(accessToken.get()).toBe("");
  });

  test("keeps the newest value when the browser has no room for it", () => {
    accessToken.set("old");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    accessToken.set("new");
    expect(accessToken.get()).toBe("new");
    vi.restoreAllMocks();
    accessToken.set("stored");
    expect(localStorage.getItem("access_token")).toBe("stored");
    expect(accessToken.get()).toBe("stored");
    accessToken.set(null);
  });
});
