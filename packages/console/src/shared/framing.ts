// Whether somebody's window frames the console, and whether it is one of the hosts that may.

export const framings = ["none", "host", "refused"] as const;
/** `none`: a visit as any other. `refused`: framed by a window that is none of the hosts. */
export type Framing = (typeof framings)[number];

/** The origin of the window around this one, where the browser tells it. */
export function originAround(): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  // A frame without a referrer hides who is around it.
  if (nearest !== undefined && nearest !== "null") return nearest;
  // After a page of its own the frame names itself: that says nothing of who is around it.
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin } = new URL(document.referrer);
  return origin === location.origin ? undefined : origin;
}

/** `hosts` are the origins in the server's settings; without any nobody is spoken to. */
export function framingBy(hosts: readonly string[]): Framing {
  if (window.parent === window || hosts.length === 0) return "none";
  const around = originAround();
  // Frames of its own are its own affair; who is not known has to answer from an origin that may.
  if (around === location.origin) return "none";
  return around === undefined || hosts.includes(around) ? "host" : "refused";
}
