// Connections that request /readyz repeatedly. A separate process, so that it does not delay the clients being
// measured.
import { connect } from "node:net";

const [port = 0, connections = 0, everyMs = 0] = process.argv.slice(2).map(Number);
const request = "GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n";
let answers = 0;

function ask(at: number): void {
  const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.1.${1 + (at % 100)}` });
  let sending: NodeJS.Timeout | undefined;
  socket.on("data", () => {
    answers += 1;
    sending = setTimeout(() => socket.write(request), everyMs);
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearTimeout(sending);
    setTimeout(() => ask(at), everyMs);
  });
  socket.write(request);
}

process.once("message", () => {
  process.send?.(answers, () => process.exit());
});
for (let at = 0; at < connections; at += 1) ask(at);
