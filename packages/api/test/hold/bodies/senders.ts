// Clients that send bodies of the maximum length, one after the other, and nearly as slowly as permitted, so that as
// many as possible are in flight. A separate process, so that it does not delay the clients being measured.
import { connect, type Socket } from "node:net";
import { userPermissionLimits } from "@lanyard/contract";
import { formBytes } from "../../../src/platform/files/form-parts.ts";

/** The delay that a refusal requests, in ms. */
const againAfter = 2_000;
/** At this pace the longest body takes 10 s of the permitted 15 s. */
const chunk = 80 * 1024;
const everyMs = 200;
const [port = 0, connections = 0] = process.argv.slice(2).map(Number);

/**
 * The largest lists that the contract allows, padded to the longest body: the server reads all of it before it knows
 * the sender.
 */
function longest(): Record<string, string> {
  const list = Array.from({ length: userPermissionLimits.grants }, (_, n) => ({
    user_id: `${n}`.padEnd(userPermissionLimits.userId, "x"),
    permission_id: 1,
  }));
  const json = { company_token: "nobody", user_permissions_licenses: list };
  const pairs = list.flatMap(({ user_id: id }, n) => [
    [`user_permissions_licenses[${n}][user_id]`, id],
    [`user_permissions_licenses[${n}][permission_id]`, "1"],
  ]);
  const form = new URLSearchParams([["company_token", "nobody"], ...pairs]).toString();
  return {
    "application/json": JSON.stringify(json).padEnd(formBytes),
    "application/x-www-form-urlencoded": `${form}&user_token=`.padEnd(formBytes, "x"),
  };
}

const requests = Object.entries(longest()).map(([type, body]) =>
  Buffer.from(
    `PUT /api/userpermissions/products/1 HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  ),
);

/** The number of responses by status; told after each body that was read, and at the end. */
export type Answers = Record<string, number>;
const answers: Answers = {};

function send(at: number): void {
  const request = requests[at % requests.length]!;
  const localAddress = `127.0.1.${1 + (at % 100)}`;
  const socket: Socket = connect({ port, host: "127.0.0.1", localAddress });
  const start = performance.now();
  let sent = 0;
  const sending = setInterval(() => {
    // By the clock: timers of a busy machine are late.
    const due = chunk * Math.floor((performance.now() - start) / everyMs);
    socket.write(request.subarray(sent, due));
    sent = due;
    if (sent >= request.length) clearInterval(sending);
  }, everyMs);
  socket.on("data", (head: Buffer) => {
    const status = head.toString("latin1", 9, 12);
    answers[status] = (answers[status] ?? 0) + 1;
    if (status === "401") process.send?.(answers);
    socket.destroy();
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearInterval(sending);
    setTimeout(() => send(at), againAfter);
  });
}

process.once("message", () => {
  process.send?.(answers, () => process.exit());
});
for (let at = 0; at < connections; at += 1) send(at);
