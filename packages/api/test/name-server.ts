// A DNS server on its own port that gives a test's answers, or none.
import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";

const types = { A: 1, AAAA: 28 } as const;
type Type = keyof typeof types;

/** The addresses of a name; undefined for a query that stays unanswered. */
type Answer = (type: Type, name: string) => readonly string[] | undefined;

const header = 12;

function questionIn(query: Buffer) {
  const labels: string[] = [];
  let at = header;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const end = at + 5;
  const type = query.readUInt16BE(at + 1) === types.A ? "A" : "AAAA";
  return { name: labels.join(".").toLowerCase(), type, end } as const;
}

/** IPv6 addresses must be written with all eight parts. */
const bytesOf = (address: string): Buffer =>
  address.includes(":")
    ? Buffer.from(
        address
          .split(":")
          .map((part) => part.padStart(4, "0"))
          .join(""),
        "hex",
      )
    : Buffer.from(address.split(".").map(Number));

function replyTo(query: Buffer, type: Type, end: number, addresses: readonly string[]): Buffer {
  const head = Buffer.alloc(header);
  query.copy(head, 0, 0, 2);
  // The flags of a response; without addresses, the name is unknown (NXDOMAIN).
  head.writeUInt16BE(addresses.length > 0 ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) => {
    const bytes = bytesOf(address);
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc0_0c, 0);
    record.writeUInt16BE(types[type], 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([head, query.subarray(header, end), ...records]);
}

export async function nameServer(answer: Answer) {
  const queries: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (query: Buffer, { address, port }: RemoteInfo) => {
    const { name, type, end } = questionIn(query);
    queries.push(`${name} ${type}`);
    const addresses = answer(type, name);
    if (addresses) socket.send(replyTo(query, type, end, addresses), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    /** In the format of `dns.setServers`. */
    address: `127.0.0.1:${socket.address().port}`,
    /** The queried names and types, in order. */
    queries: queries as readonly string[],
    close: () => socket.close(),
  };
}
