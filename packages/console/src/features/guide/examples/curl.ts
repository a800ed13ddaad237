// Writes a call as a curl command to paste into a terminal.
import type { Example } from "./calls.ts";

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command for a server at `origin`; calls for signed-in users send the token in $TOKEN. */
export function formatCurl(
  { call, params = {}, query, body, form }: Example,
  origin: string,
): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? "");
  const search = query ? `?${new URLSearchParams(query).toString()}` : "";
  const parts = [`curl --request ${call.method} ${quoted(`${origin}${path}${search}`)}`];
  if (call.who === "user") parts.push('--header "authorization: Bearer $TOKEN"');
  if (body)
    parts.push(
      `--header ${quoted("content-type: application/json")}`,
      `--data ${quoted(JSON.stringify(body))}`,
    );
  for (const [name, value] of Object.entries(form ?? {}))
    parts.push(`--form ${quoted(`${name}=${value}`)}`);
  return parts.join(" \\\n  ");
}
