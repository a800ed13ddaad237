// Connections that send and read as slowly as they can: everybody else is served as if they did not exist.
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { flatOut, p95, statusesBut200, written } from "./load.ts";
import { openServer, print, usualRequests } from "./running-server.ts";

const seconds = Number(process.env["HOLD_COUNT"]);
/**
 * Connections of every kind. The server disconnects greedy readers, which reconnect, so more of them would be a flood.
 */
const each = 250;
const greedy = 20;
// Times measured for a few seconds on a busy machine mean nothing, so short runs only check the responses.
const isMeasured = seconds >= 10;
const slowerMost = 2;

const running = await openServer("slow");
const { port, token } = running;
const head = (method: string, path: string, more: readonly string[] = []) =>
  `${[`${method} ${path} HTTP/1.1`, "host: localhost", ...more].join("\r\n")}\r\n\r\n`;

/** What a slow connection sends first, and then every half second for as long as it can. */
interface Slow {
  readonly first: string;
  readonly next: string;
  readonly count?: number;
}
const authorization = `authorization: Bearer ${token}`;
const multipart = "content-type: multipart/form-data; boundary=x";

async function kinds(): Promise<Record<string, Slow>> {
  const reply = await fetch(`${running.base}/api/products`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const cards = (await reply.json()) as {
    product_id: number;
    submission_id: number;
    draft: number;
  }[];
  const draft = cards.find((card) => card.draft === 1)!;
  const build = `/api/products/${draft.product_id}/submissions/${draft.submission_id}`;
  const file = [
    "--x",
    'content-disposition: form-data; name="source_code_url"; filename="a.zip"',
    "content-type: application/zip",
    "",
    "PK",
  ].join("\r\n");
  return {
    "slow headers": { first: "GET /api/menu HTTP/1.1\r\nhost: localhost\r\n", next: "x: y\r\n" },
    "slow bodies": {
      first: `${head("POST", "/api/login", ["content-type: application/json", "content-length: 64"])}{`,
      next: " ",
    },
    "slow uploads": {
      first: head("POST", build, [authorization, multipart, "content-length: 100000000"]) + file,
      next: "x",
    },
    "slow readers": { first: head("GET", "/api/openapi.json").repeat(8), next: "" },
    // More than the socket buffers on both sides can hold, which is 6 MB.
    "greedy readers": {
      first: head("GET", "/api/openapi.json").repeat(60),
      next: "",
      count: greedy,
    },
  };
}

/** Opens `each` connections of every kind from these addresses and keeps them slow until stopped. */
async function attack(attackers: readonly Slow[], addresses: readonly string[]) {
  const sockets: Socket[] = [];
  let stopped = false;
  let opened = 0;
  const open = (slow: Slow, address: string): void => {
    if (stopped) return;
    const socket = connect({ port, host: "127.0.0.1", localAddress: address }, () => {
      opened += 1;
      socket.write(slow.first);
    });
    socket.pause();
    const timer = setInterval(() => socket.write(slow.next), 500);
    sockets.push(socket);
    socket.on("error", () => undefined);
    // A disconnected client reconnects after a delay.
    socket.on("close", () => {
      clearInterval(timer);
      setTimeout(() => open(slow, address), 2_000);
    });
    // A paused socket does not notice its end.
    socket.on("readable", () => {
      if (slow.next !== "") socket.read();
    });
  };
  const all = attackers.flatMap((slow) => Array.from({ length: slow.count ?? each }, () => slow));
  for (const [at, slow] of all.entries()) {
    open(slow, addresses[at % addresses.length]!);
    if (at % 50 === 49) await pause(20);
  }
  // On a busy machine, the connections take longer to open.
  for (let waited = 0; waited < 2_000 || (opened < all.length && waited < 60_000); waited += 100)
    await pause(100);
  return {
    opened: () => opened,
    stop() {
      stopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

const requests = [...(await usualRequests(running.base, token)), written("GET", "/readyz")];

const wrong: string[] = [];
try {
  await flatOut(port, requests, 2, Math.min(seconds, 5));
  const attackers = Object.values(await kinds());
  const all = each * (attackers.length - 1) + greedy;
  const calm = p95(await flatOut(port, requests, 2, seconds));
  const summary = [];
  for (const [from, addresses] of Object.entries({
    "one address": ["127.0.0.2"],
    "100 addresses": Array.from({ length: 100 }, (_, n) => `127.0.1.${n + 1}`),
  })) {
    const slow = await attack(attackers, addresses);
    const tally = await flatOut(port, requests, 2, seconds);
    slow.stop();
    const times = p95(tally) / calm;
    summary.push(`${from} ${p95(tally).toFixed(1)} ms (${times.toFixed(2)} times)`);
    wrong.push(...statusesBut200(tally).map((line) => `from ${from}: ${line}`));
    if (slow.opened() < all) wrong.push(`from ${from}: only ${slow.opened()} were opened`);
    if (isMeasured && times > slowerMost)
      wrong.push(`from ${from}: ${times.toFixed(2)} times as slow`);
  }
  for (const line of wrong) print(`        ${line}`);
  print(
    `${wrong.length === 0 ? "passed" : "FAILED"}  ${all} slow connections; an honest client's p95 ${calm.toFixed(1)} ms without them, ${summary.join(", ")} with them`,
  );
} finally {
  await running.stop();
}
process.exitCode = wrong.length === 0 ? 0 : 1;
