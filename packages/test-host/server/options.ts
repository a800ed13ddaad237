// The test host's options: the console's URL, the company's token, the person's session, and its own port.
import { parseArgs } from "node:util";

export interface HostOptions {
  readonly port: number;
  /** URL of the console. */
  readonly address: string;
  readonly token: string;
  readonly session: string;
}

export const usage = `npm run host -- [--console http://localhost:4400] [--token demo-company-token] [--session anna] [--port 4500]

  --console  address of a running console
  --token    company token that the host names; the demo company's unless said
  --session  the person's session at the host; "decline" is one whose payments the sandbox refuses
  --port     where this host listens, on localhost`;

/** Throws an error with a readable message when an option is invalid. */
export function readOptions(args: readonly string[]): HostOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      console: { type: "string", default: "http://localhost:4400" },
      token: { type: "string", default: "demo-company-token" },
      session: { type: "string", default: "anna" },
      port: { type: "string", default: "4500" },
    },
  });
  const address = URL.canParse(values.console) ? new URL(values.console) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Error(`--console is no address: ${values.console}`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is no port: ${values.port}`);
  return { port, address: address.href, token: values.token, session: values.session };
}
