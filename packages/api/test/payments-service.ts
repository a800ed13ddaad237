// A fake payment service for tests: stores charges by key, and behaves as the test configures.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface TestCharge {
  readonly amount: number;
  readonly currency: string;
  readonly payer: string;
}
type Behaviour =
  | "take"
  | "refuse"
  /** Refuses one payer, and takes the money of everybody else. */
  | "refuse anna"
  /** Takes the money and closes the connection without a response. */
  | "take and hang up"
  /** Takes the money and never responds. */
  | "take and never respond"
  | "fail";

export interface TestPage {
  readonly key: string;
  readonly sent: Readonly<Record<string, unknown>>;
  status: "open" | "processing" | "paid" | "refused" | "expired";
}

export interface PaymentsService {
  /** The pages by id; a test sets their status. */
  readonly pages: Map<string, TestPage>;
  /** Environment variables for `testApp`. */
  readonly variables: Record<string, string>;
  /** The charges by idempotency key. */
  readonly charges: Map<string, TestCharge>;
  /** How many requests it has received. */
  calls: number;
  behaviour: Behaviour;
  /** The response for a charge that it has stored, if it is not to be "paid". */
  storedCharge: object | undefined;
  close(): Promise<void>;
}

export async function startPaymentsService(): Promise<PaymentsService> {
  const charges = new Map<string, TestCharge>();
  const pages = new Map<string, TestPage>();
  /** Serves `POST /checkouts` (once per key), `GET /checkouts/{id}` and `POST /checkouts/{id}/expire`. */
  function pageAt(path: string, key: string, body: string): object | undefined {
    const [, id, isEnd] = /^\/v1\/checkouts(?:\/(\w+)(\/expire)?)?$/.exec(path) ?? [];
    if (id === undefined) {
      const known = [...pages].find(([, page]) => page.key === key)?.[0];
      const made = known ?? `page${pages.size + 1}`;
      if (!known) pages.set(made, { key, sent: JSON.parse(body), status: "open" });
      return { id: made, url: `https://pay.service.test/${made}` };
    }
    const page = pages.get(id);
    if (page?.status === "open" && isEnd) page.status = "expired";
    return page && { status: page.status };
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      service.calls += 1;
      const key = String(request.headers["idempotency-key"]);
      const path = request.url ?? "";
      if (path === "/v1/checkouts" && service.behaviour === "refuse")
        return response.writeHead(402).end("{}");
      if (path.startsWith("/v1/checkouts")) {
        const checkout = service.behaviour === "fail" ? undefined : pageAt(path, key, body);
        return response
          .writeHead(checkout ? 200 : 500, { "content-type": "application/json" })
          .end(JSON.stringify(checkout ?? {}));
      }
      const chargeKey = /^\/v1\/charges\/([\w-]+)$/.exec(path)?.[1];
      if (chargeKey !== undefined && service.behaviour !== "fail") {
        const isMade = charges.has(chargeKey);
        const charge = service.storedCharge ?? { status: "paid", id: `charge of ${chargeKey}` };
        return response
          .writeHead(isMade ? 200 : 404, { "content-type": "application/json" })
          .end(JSON.stringify(isMade ? charge : {}));
      }
      const right = request.url === "/v1/charges" && request.headers.authorization === "Bearer key";
      if (!right || service.behaviour === "fail")
        return response.writeHead(right ? 500 : 401).end();
      const { payer } = JSON.parse(body) as TestCharge;
      const refused =
        service.behaviour === "refuse" || (service.behaviour === "refuse anna" && payer === "anna");
      if (refused) return response.writeHead(402).end("{}");
      if (!charges.has(key)) charges.set(key, JSON.parse(body));
      if (service.behaviour === "take and hang up") return request.socket.destroy();
      if (service.behaviour === "take and never respond") return undefined;
      return response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ id: `charge of ${key}` }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const service: PaymentsService = {
    variables: { PAYMENTS_URL: `http://localhost:${port}/v1/`, PAYMENTS_KEY: "key" },
    charges,
    pages,
    calls: 0,
    behaviour: "take",
    storedCharge: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
