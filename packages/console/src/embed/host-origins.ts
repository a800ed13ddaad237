// Which addresses a popup may frame or read: pages of the hosts, never the console's own.
import { createContext, use } from "react";

export interface HostOrigins {
  /** The host that is spoken to; addresses without an origin are its own. */
  readonly host: string;
  /** All that may be shown. */
  readonly allowed: readonly string[];
}

export const HostOriginsContext = createContext<HostOrigins>({ host: "", allowed: [] });

/** Whole, or undefined where it may not be shown. */
export function allowedAddress(
  address: string,
  { host, allowed }: HostOrigins,
): string | undefined {
  const base = host === "" ? undefined : host;
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, origin, username, password, href } = new URL(address, base);
  const isPlain = /^https?:$/.test(protocol) && username === "" && password === "";
  // In the frame of a host a page of the console's own origin would have its storage at hand.
  return isPlain && allowed.includes(origin) && origin !== location.origin ? href : undefined;
}

export const useAllowedAddress = (address: string): string | undefined =>
  allowedAddress(address, use(HostOriginsContext));
