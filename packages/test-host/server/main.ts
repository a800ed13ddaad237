// Started by `npm run host`: serves the test host until it is stopped, and prints its URL and what is missing.
import { startCommand } from "../src/shared/start-command.ts";
import { readOptions, usage, type HostOptions } from "./options.ts";
import { serveTestHost } from "./serve.ts";
import { checkConsole } from "./console-status.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);

function optionsOrExit(): HostOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return process.exit(1);
  }
}

const options = optionsOrExit();
const why = (error: unknown) =>
  (error as { readonly code?: string }).code === "EADDRINUSE"
    ? `Port ${options.port} is taken: choose another with --port.`
    : String(error);
try {
  const host = await serveTestHost(options);
  const status = await checkConsole(options.address, host.origin);
  say(`The test host is at ${host.origin}, for the console at ${options.address}`);
  if (status === "down") say("No console answers there yet: the page waits for it.");
  if (status !== "ready")
    say(
      `Start it so that it lets this host frame it: ${startCommand(options.address, host.origin)}`,
    );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => void host.close().then(() => process.exit(0)));
} catch (error) {
  say(why(error));
  process.exit(1);
}
