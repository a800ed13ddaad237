// A fake payments service for tests: stores charges by key, and behaves as the test says.
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

export interface PaymentsService {
  /** For `testApp`. */
  readonly variables: Record<string, string>;
  /** The charges by idempotency key. */
  readonly charges: Map<string, TestCharge>;
  /** How many requests it has received. */
  calls: number;
  behaviour: Behaviour;
  close(): Promise<void>;
}

export async function startPaymentsService(): Promise<PaymentsService> {
  const charges = new Map<string, TestCharge>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      service.calls += 1;
      const key = String(request.headers["idempotency-key"]);
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
    calls: 0,
    behaviour: "take",
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
