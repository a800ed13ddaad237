// Every call of the contract, with input that its schemas accept and with input that they refuse:
// npm run hold -- fuzz --count 10000
import { calls, refusal, type Call } from "@lanyard/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { listRefusals } from "../../src/platform/http/openapi/openapi.ts";
import { testApp, type TestApp } from "../harness.ts";
import type { Reply } from "../reply.ts";
import { invalidRequests, validRequests, type FuzzedRequest } from "./fuzz/requests.ts";
import { send } from "./fuzz/send.ts";
import { openTargets } from "./fuzz/targets.ts";
import { countOf, seed } from "./settings.ts";
import { openWorld } from "./world.ts";

/** Requests of all calls together; as many valid as invalid ones. */
const count = countOf("fuzz", 300);
const each = Math.ceil(count / calls.length);
const timeout = 60_000 + each * 1_000;

let app: TestApp;
let targets: Awaited<ReturnType<typeof openTargets>>;
beforeAll(async () => {
  app = await testApp();
  targets = await openTargets(app, await openWorld(app));
});
afterAll(() => app.close());

/** The contract violations of a response; empty when there are none. */
function breach(
  call: Call,
  { status, body, headers }: Reply,
  others: readonly number[] = [],
): string[] {
  // No request may cause an error of the server.
  const documented = [200, ...listRefusals(call), ...others].filter((code) => code < 500);
  const shape = status === 200 ? call.output : refusal;
  const parsed = z.safeParse(shape, body);
  return [
    ...(documented.includes(status) ? [] : [`status ${status} is not documented`]),
    ...((status === 200 && call.shared === true) === (headers["cache-control"] !== "no-store")
      ? []
      : [`cache-control: ${String(headers["cache-control"])}`]),
    ...(status !== 200 ||
    call.answersFile === undefined ||
    call.answersFile.some((type) => String(headers["content-type"]).startsWith(type))
      ? []
      : [`content-type: ${String(headers["content-type"])}`]),
    ...(parsed.success ? [] : [`the answer has not its shape: ${parsed.error.message}`]),
  ];
}

const ask = async (call: Call, request: FuzzedRequest) =>
  send(app, call, request, await targets.target(request.aim, call));

describe(`fuzz: ${each} good and ${each} bad requests a call, seed ${seed}`, () => {
  test.each(calls)(
    "$id keeps to the contract",
    async (call) => {
      let successes = 0;
      await fc.assert(
        fc.asyncProperty(validRequests(call), async (request) => {
          const reply = await ask(call, request);
          if (reply.status === 200) successes += 1;
          expect(breach(call, reply), `${reply.status} ${JSON.stringify(reply.body)}`).toEqual([]);
        }),
        { numRuns: each, seed, endOnFailure: true },
      );
      // If the server refused all requests, the test would prove nothing.
      if (each >= 50) expect(successes).toBeGreaterThan(0);
    },
    timeout,
  );

  test.each(calls)(
    "$id refuses what is wrong",
    async (call) => {
      await fc.assert(
        fc.asyncProperty(invalidRequests(call), async (request) => {
          const reply = await ask(call, request);
          const others = request.method === call.method ? [] : [405];
          expect(
            breach(call, reply, others),
            `${request.what}: ${reply.status} ${JSON.stringify(reply.body)}`,
          ).toEqual([]);
          expect(reply.status, request.what).toBeGreaterThanOrEqual(400);
        }),
        { numRuns: each, seed, endOnFailure: true },
      );
    },
    timeout,
  );
});
