// Sends requests over kept-alive connections, cheaply enough to leave the CPU to the server under test.
import { once } from "node:events";
import { connect, type Socket } from "node:net";

interface Answer {
  /** 0 when the connection is lost. */
  readonly status: number;
  readonly head: string;
}
type Done = (answer: Answer, line: Line) => void;

/** A connection that makes one request at a time. */
class Line {
  readonly socket: Socket;
  private text = "";
  private done: Done | undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true).setEncoding("latin1");
    socket.on("data", (chunk: string) => this.take(chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => this.finish(0, ""));
  }

  static async open(port: number, localAddress?: string): Promise<Line> {
    const socket = connect({ port, host: "127.0.0.1", ...(localAddress && { localAddress }) });
    const line = new Line(socket);
    await Promise.race([once(socket, "connect"), once(socket, "close")]);
    return line;
  }

  /**
   * Calls `done` once. A callback, because a promise for each of ten thousand requests a second would take CPU time
   * from the server.
   */
  ask(request: string, done: Done): void {
    this.done = done;
    this.text = "";
    if (this.socket.destroyed) this.finish(0, "");
    else this.socket.write(request, "latin1");
  }

  private take(chunk: string): void {
    this.text = this.text === "" ? chunk : this.text + chunk;
    const end = this.text.indexOf("\r\n\r\n");
    if (end === -1) return;
    const head = this.text.slice(0, end);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    if (this.text.length >= end + 4 + length) this.finish(Number(head.slice(9, 12)), head);
  }

  private finish(status: number, head: string): void {
    const { done } = this;
    this.done = undefined;
    done?.({ status, head }, this);
  }
}

/** The raw text of a request. */
export function written(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): string {
  const text = body === undefined ? "" : JSON.stringify(body);
  const all = {
    host: "localhost",
    "accept-language": "en",
    ...headers,
    ...(body && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(text)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n${text}`;
}

export interface Tally {
  /** Responses by status; 0 is a lost connection. */
  readonly statuses: Map<number, number>;
  /** The number of refusals without Retry-After. */
  silent: number;
  seconds: number;
  /** The time of each response. */
  readonly milliseconds: number[];
}
export const countIn = ({ statuses }: Tally, status: number): number => statuses.get(status) ?? 0;
export const p95 = ({ milliseconds }: Tally): number => {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY;
};
/** Descriptions of all responses other than 200. */
export const statusesBut200 = ({ statuses }: Tally): string[] =>
  [...statuses].flatMap(([status, answers]) =>
    status === 200 ? [] : [`${answers} answers ${status === 0 ? "lost" : status}`],
  );
const newTally = (): Tally => ({
  statuses: new Map(),
  silent: 0,
  seconds: 0,
  milliseconds: [],
});

function count(tally: Tally, { status, head }: Answer): void {
  tally.statuses.set(status, countIn(tally, status) + 1);
  if (status !== 200 && !/\r\nretry-after: *\d/i.test(head)) tally.silent += 1;
}

/** Sends as many requests as the server can take, over that many connections from this local address. */
export async function flatOut(
  port: number,
  requests: readonly string[],
  lines: number,
  seconds: number,
  address?: string,
): Promise<Tally> {
  const tally = newTally();
  const begin = performance.now();
  const until = begin + seconds * 1_000;
  let next = 0;
  const busy = async () => {
    let line = await Line.open(port, address);
    await new Promise<void>((ended) => {
      const reopen = async () => {
        line = await Line.open(port, address);
        again();
      };
      const again = (): void => {
        if (performance.now() >= until) return ended();
        // The server has ended the connection, as it may after any answer.
        if (line.socket.destroyed) return void reopen();
        const start = performance.now();
        return line.ask(requests[(next += 1) % requests.length]!, (answer) => {
          tally.milliseconds.push(performance.now() - start);
          count(tally, answer);
          again();
        });
      };
      again();
    });
    line.socket.destroy();
  };
  await Promise.all(Array.from({ length: lines }, busy));
  tally.seconds = (performance.now() - begin) / 1_000;
  return tally;
}

const linesMost = 1_000;

/** Opens 1,000 connections, a few at a time: a rush of new connections is not what these checks test. */
async function openLines(port: number, addresses: readonly string[]): Promise<Line[]> {
  const lines: Line[] = [];
  while (lines.length < linesMost)
    lines.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, n) => Line.open(port, addresses[n % addresses.length])),
      )),
    );
  return lines;
}

/**
 * Sends `rate` requests a second from these local addresses, however slow the server is, while a connection is idle.
 */
export async function atRate(
  port: number,
  requests: readonly string[],
  rate: number,
  seconds: number,
  addresses: readonly string[] = [],
): Promise<Tally> {
  const tally = newTally();
  const idle = await openLines(port, addresses);
  let sent = 0;
  let lost = 0;
  const take = (answer: Answer, line: Line) => {
    count(tally, answer);
    if (answer.status !== 0) idle.push(line);
    else lost += 1;
  };
  const begin = performance.now();
  const passed = () => (performance.now() - begin) / 1_000;
  while (passed() < seconds) {
    const due = Math.floor(passed() * rate) - sent;
    for (let n = 0; n < due; n += 1) {
      sent += 1;
      const line = idle.pop();
      if (!line) continue;
      line.ask(requests[sent % requests.length]!, take);
    }
    await new Promise((turn) => setTimeout(turn, 4));
  }
  tally.seconds = passed();
  const answered = () => idle.length + lost === linesMost;
  while (!answered()) await new Promise((turn) => setTimeout(turn, 4));
  for (const line of idle) line.socket.destroy();
  return tally;
}
