// Determines from the console's response whether it runs, and whether it lets a page of the host's origin frame it.

export type ConsoleStatus = "ready" | "down" | "refused";

const directiveIn = (policy: string) =>
  policy
    .split(/[;,]/)
    .map((directive) => directive.trim().split(/\s+/))
    .find(([name]) => name === "frame-ancestors");

/** Judged by the response's headers; `origin` is the host's. */
export function mayFrame(headers: Headers, origin: string): boolean {
  const directive = directiveIn(headers.get("content-security-policy") ?? "");
  if (directive) return directive.includes(origin) || directive.includes("*");
  return headers.get("x-frame-options") === null;
}

export async function checkConsole(address: string, origin: string): Promise<ConsoleStatus> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    if (!response.ok) return "down";
    return mayFrame(response.headers, origin) ? "ready" : "refused";
  } catch {
    return "down";
  }
}
