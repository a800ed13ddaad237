// The app with a mock host: what it requests, what it receives, and what happens when the host does not answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { connectToHost } from "@lanyard/host-bridge";
import { createMockHost, type MockOptions } from "@lanyard/host-bridge/mock";
import { openVisitors } from "./visitors.ts";

const begin = (options: MockOptions = {}) => {
  const host = createMockHost(options);
  const guest = connectToHost({ ...host.connection, patience: 50 });
  const changed = { times: 0 };
  const visitors = openVisitors(guest, () => (changed.times += 1));
  return { host, guest, visitors, changed };
};

test("the first round trip: it starts, asks, and has the host greet", async (context) => {
  const { host, guest, visitors } = begin({ answers: { "get.input": ({ id }) => `${id} of Ada` } });
  const setup = await guest.start();
  assert.equal(setup.app_token, "mock-app-token");
  const greeting = host.next("toast.message");
  await visitors.greet();
  assert.equal((await greeting).text, "Hello name of Ada");
  for (const message of host.sent) context.diagnostic(`the host got ${JSON.stringify(message)}`);
});

test("the host searches: the app shows whom it finds, and says so when it is asked", async () => {
  const { host, guest, visitors, changed } = begin();
  await guest.start();
  assert.equal(visitors.matches().length, 4);
  host.send({ type: "search", value: " AL " });
  assert.deepEqual(await host.call("visitors"), ["Alan Turing"]);
  assert.equal(changed.times, 1);
});

test("a host that answers nothing is told in words", async () => {
  const { host, guest, visitors } = begin();
  await guest.start();
  const alert = host.next("toast.alert");
  await visitors.greet();
  assert.match((await alert).text, /did not return/);
});

test("a silent host is told from one that has answered", async () => {
  const { guest } = begin({ setup: null });
  await assert.rejects(guest.start(), { name: "TimeoutError" });
  assert.equal(guest.state.status, "silent");
});
