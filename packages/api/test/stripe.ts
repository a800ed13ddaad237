// A fake Stripe for tests: checks the key, repeats responses by idempotency key, declines cards, signs events.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parse } from "qs";
import { Stripe } from "stripe";

type Json = Record<string, unknown>;
interface Answer {
  readonly status: number;
  readonly body: Json;
}

export interface TestStripe {
  /** Environment variables for `testApp`. */
  readonly variables: Record<string, string>;
  /** The Checkout Sessions by id; a test sets their status. */
  readonly sessions: Map<string, Json>;
  /** The PaymentIntents that succeeded. */
  readonly intents: Json[];
  /** How many requests it has received. */
  calls: number;
  /** How many of the next responses are lost after the charge is made; search responses are never lost. */
  dropNext: number;
  /** Simulates that a day has passed: forgets all idempotency keys. */
  forget(): void;
  /** Whether the search finds new intents: Stripe's search lags some minutes behind. */
  isSearchable: boolean;
  /** Responses that the next requests get instead of being processed. */
  readonly instead: Answer[];
  /** An event about the intent, and the signature header that Stripe would send with it. */
  event(type: string, intent: Json, secret?: string): { payload: string; signature: string };
  close(): Promise<void>;
}

const key = "sk_test_lanyard";
const webhookSecret = "whsec_of_the_test";
const refusal = (type: string, code: string) => ({ error: { type, code, message: code } });

/** Stripe refuses a page that would expire in less than half an hour. */
const leastOpenMs = 30 * 60 * 1000;
/** For `instead`: the amount is below Stripe's minimum. */
export const tooSmall: Answer = {
  status: 400,
  body: refusal("invalid_request_error", "amount_too_small"),
};
/** For `instead`: search is not available in the account's country. */
export const noSearch: Answer = {
  status: 400,
  body: refusal("invalid_request_error", "search_not_supported"),
};
/** For `instead`: Stripe is out of order. */
export const outOfOrder: Answer = { status: 500, body: refusal("api_error", "out_of_order") };

/** The total amount that the page charges. */
function totalOf(form: Json) {
  const items = form["line_items"] as { price_data: Record<string, string> }[];
  return {
    amount_total: items.reduce((sum, item) => sum + Number(item.price_data["unit_amount"]), 0),
    currency: items[0]?.price_data["currency"],
    currency_conversion: null,
  };
}

const isIntent = (value: unknown): value is { readonly id: string } =>
  typeof value === "object" && value !== null && "id" in value;

function confirm(form: Json, id: string): Answer {
  const method = form["payment_method"] ?? form["confirmation_token"];
  const intent = (status: string) => ({
    id,
    object: "payment_intent",
    status,
    amount: Number(form["amount"]),
    currency: form["currency"],
    metadata: form["metadata"],
  });
  if (method === "pm_card_chargeDeclined")
    return { status: 402, body: refusal("card_error", "card_declined") };
  if (method === "pm_slow") return { status: 200, body: intent("processing") };
  if (method !== "pm_card_visa" && method !== "ctoken_1")
    return { status: 400, body: refusal("invalid_request_error", "resource_missing") };
  return { status: 200, body: intent("succeeded") };
}

export async function startStripe(): Promise<TestStripe> {
  const known = new Map<string, { sent: string; answer: Answer }>();
  /** All PaymentIntents, whatever their outcome. */
  const intents: Json[] = [];
  const sessions = new Map<string, Json>();
  const signer = new Stripe(key);

  /** Handles Checkout Sessions: created, read, and expired while they are open. */
  function sessionAt(path: string, method: string | undefined, sent: string): Answer {
    const { pathname, searchParams } = new URL(path, "http://stripe");
    const [, id, isEnd] = /^\/v1\/checkout\/sessions(?:\/(\w+)(\/expire)?)?$/.exec(pathname) ?? [];
    if (id === undefined) {
      const form: Json = parse(sent, { depth: 8 });
      if (Number(form["expires_at"]) * 1_000 < Date.now() + leastOpenMs)
        return { status: 400, body: refusal("invalid_request_error", "expires_at") };
      const made = {
        id: `cs_${sessions.size + 1}`,
        object: "checkout.session",
        status: "open",
        payment_status: "unpaid",
        payment_intent: null,
        ...totalOf(form),
        metadata: form["metadata"],
        form,
        url: `https://checkout.stripe.test/cs_${sessions.size + 1}`,
      };
      sessions.set(made.id, made);
      return { status: 200, body: made };
    }
    const session = sessions.get(id);
    if (!session)
      return { status: 404, body: refusal("invalid_request_error", "resource_missing") };
    if (isEnd === undefined || method === "GET") {
      const intent = session["payment_intent"];
      const expands = searchParams.getAll("expand[0]").includes("payment_intent");
      // Only the intent's id, unless the request expands it.
      const paymentIntent = isIntent(intent) && !expands ? intent.id : intent;
      return { status: 200, body: { ...session, payment_intent: paymentIntent } };
    }
    if (session["status"] !== "open")
      return { status: 400, body: refusal("invalid_request_error", "not_open") };
    session["status"] = "expired";
    return { status: 200, body: session };
  }

  /** Creates an intent; a declined card leaves one behind too. */
  function charge(form: Json): Answer {
    const id = `pi_${intents.length + 1}`;
    const answered = confirm(form, id);
    const created = Math.floor(Date.now() / 1000);
    if (answered.status === 200) intents.push({ ...answered.body, created });
    else if (answered.status === 402)
      intents.push({ id, created, status: "requires_payment_method", metadata: form["metadata"] });
    if (answered.body["status"] === "succeeded") stripe.intents.push(answered.body);
    return answered;
  }

  /** Searches intents by metadata, ignoring case, and by creation time. */
  function searchOf(query: string): Answer {
    const [, name = "", value = "", since] =
      /^metadata\["(\w+)"\]:"([\w-]+)" AND created>(\d+)$/.exec(query) ?? [];
    if (since === undefined)
      return { status: 400, body: refusal("invalid_request_error", "query") };
    const data = intents.filter(
      ({ metadata, created }) =>
        (metadata as Record<string, string>)[name]?.toLowerCase() === value.toLowerCase() &&
        Number(created) > Number(since),
    );
    return {
      status: 200,
      body: { object: "search_result", data: stripe.isSearchable ? data : [], has_more: false },
    };
  }

  function answer(
    url: string | undefined,
    method: string | undefined,
    headers: NodeJS.Dict<string | string[]>,
    sent: string,
  ) {
    if (headers["authorization"] !== `Bearer ${key}`)
      return { status: 401, body: refusal("authentication_error", "key") };
    const isPage = url?.startsWith("/v1/checkout/sessions") ?? false;
    if (isPage && (method === "GET" || url?.endsWith("/expire")))
      return sessionAt(url ?? "", method, sent);
    if (method === "GET" && url?.startsWith("/v1/payment_intents/search?"))
      return searchOf(new URL(url, "http://stripe").searchParams.get("query") ?? "");
    if (url !== "/v1/payment_intents" && !isPage)
      return { status: 404, body: refusal("api_error", "path") };
    const name = String(headers["idempotency-key"]);
    const before = known.get(name);
    if (before && before.sent !== sent)
      return { status: 400, body: refusal("idempotency_error", "other_parameters") };
    if (before) return before.answer;
    const answered = isPage ? sessionAt(url ?? "", method, sent) : charge(parse(sent));
    known.set(name, { sent, answer: answered });
    return answered;
  }

  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      stripe.calls += 1;
      const { status, body } =
        stripe.instead.shift() ?? answer(request.url, request.method, request.headers, sent);
      const isSearch = request.url?.includes("/search?") ?? false;
      if (!isSearch) stripe.dropNext -= 1;
      if (!isSearch && stripe.dropNext >= 0) return request.socket.destroy();
      return response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stripe: TestStripe = {
    variables: {
      PAYMENTS_URL: `http://localhost:${port}`,
      PAYMENTS_KEY: key,
      PAYMENTS_WEBHOOK_SECRET: webhookSecret,
    },
    intents: [],
    sessions,
    calls: 0,
    dropNext: 0,
    isSearchable: true,
    instead: [],
    forget: () => known.clear(),
    event(type, intent, secret = webhookSecret) {
      const payload = JSON.stringify({
        id: "evt_1",
        object: "event",
        type,
        data: { object: intent },
      });
      const signature = signer.webhooks.generateTestHeaderString({ payload, secret });
      return { payload, signature };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stripe;
}
