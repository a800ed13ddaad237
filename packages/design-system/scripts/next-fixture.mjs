// Builds and opens the fixture that renders on a server: Next with server components.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { run } from "./run.mjs";

const program = (app) => join(app, "node_modules/next/dist/bin/next");

export const buildNext = (app) => {
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  run(process.execPath, [program(app), "build"], app);
};

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
};

/** Starts the built application; answers its address and how to end it. */
async function serve(app) {
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

/** Throws, naming what is wrong, when the page is not there before its scripts, or not alive after them. */
export async function visitNext(browser, app) {
  const server = await serve(app);
  const problems = [];
  const page = await browser.newPage({ reducedMotion: "reduce" });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  try {
    const html = await (await fetch(server.url)).text();
    for (const text of ["Shift planner", "On sale", "<table"])
      if (!html.includes(text)) problems.push(`the server's page lacks ${text}`);
    await page.goto(server.url);
    await page.getByRole("cell", { name: "On sale" }).waitFor();
    if (problems.length > 0) throw new Error(problems.join("\n"));
  } finally {
    await page.close();
    await server.stop();
  }
}
