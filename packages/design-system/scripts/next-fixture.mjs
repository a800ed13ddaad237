// Builds and starts the server-rendered fixture: Next with server components.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { run } from "./run.mjs";

const program = (app) => join(app, "node_modules/next/dist/bin/next");

export const buildNext = async (app) => {
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  await run(process.execPath, [program(app), "build"], app);
};

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
};

/** Starts the built application; returns its URL and a function that stops it. */
export async function serveNext(app) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [program(app), "start", "--port", String(port), "--hostname", "127.0.0.1"],
    {
      cwd: app,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, "exit");
  };
  for await (const said of child.stdout) if (/Ready/.test(String(said))) break;
  return { url: `http://127.0.0.1:${port}/`, stop };
}
