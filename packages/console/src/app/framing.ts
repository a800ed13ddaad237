// Whether another window frames the console, and whether that is an allowed host.

export const framings = ["none", "host", "refused"] as const;
/** `none`: not framed by another site. `refused`: framed by a window that is not an allowed host. */
export type Framing = (typeof framings)[number];

/** The origin of the framing window, if the browser reveals it. */
export function originAround(): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  // "null" means that the frame's referrer policy hides the origin.
  if (nearest !== undefined && nearest !== "null") return nearest;
  // After a navigation inside the frame the referrer is the console itself, which says nothing about the framing
  // window.
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? undefined : origin;
}

/** `hosts` are the origins in the server's settings; without any, every visit is treated as unframed. */
export function createFraming(hosts: readonly string[]): Framing {
  if (window.parent === window || hosts.length === 0) return "none";
  const around = originAround();
  // A frame inside the console itself is fine. An unknown framing window counts as a host, because only an answer from
  // an allowed origin is accepted.
  if (around === location.origin) return "none";
  return around === undefined || hosts.includes(around) ? "host" : "refused";
}
