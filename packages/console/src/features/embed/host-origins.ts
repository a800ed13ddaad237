// Which addresses a popup may frame or fetch: pages of the hosts, never the console's own.
import { createContext, use } from "react";

export interface HostOrigins {
  /** The origin of the connected host; relative addresses resolve against it. */
  readonly host: string;
  /** The origins that may be shown. */
  readonly allowed: readonly string[];
}

export const HostOriginsContext = createContext<HostOrigins>({ host: "", allowed: [] });

/** The absolute address, or undefined if it may not be shown. */
export function allowedAddress(
  address: string,
  { host, allowed }: HostOrigins,
): string | undefined {
  const base = host === "" ? undefined : host;
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, origin, username, password, href } = new URL(address, base);
  const isPlain = /^https?:$/.test(protocol) && username === "" && password === "";
  // A framed page of the console's own origin would have access to its storage.
  return isPlain && allowed.includes(origin) && origin !== location.origin ? href : undefined;
}

export const useAllowedAddress = (address: string): string | undefined =>
  allowedAddress(address, use(HostOriginsContext));
