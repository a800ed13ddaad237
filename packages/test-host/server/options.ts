// What the test host is started with: the console's address, whose company, and its own port.
import { parseArgs } from "node:util";

export interface HostOptions {
  readonly port: number;
  /** Of the console. */
  readonly address: string;
  readonly token: string;
  readonly session: string;
}

export const usage = `npm run host -- [--console http://localhost:4400] [--token demo-company-token] [--session anna] [--port 4500]

  --console  address of a running console
  --token    company token that the host names; the demo company's unless said
  --session  the person's session at the host; "decline" is one whose payments the sandbox refuses
  --port     where this host listens, on localhost`;

/** Throws, in words for who typed them, where an option is none. */
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
