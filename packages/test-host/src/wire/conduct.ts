// The host's conducts: how each changes the host's answers before they are sent.

export const conducts = ["honest", "slow", "silent", "old", "hostile"] as const;
export type Conduct = (typeof conducts)[number];

type Message = Readonly<Record<string, unknown>>;

/** What a host supports that only implements the specification's text messages. */
const setupOfOld = ["type", "api_session", "company_token", "user"];
const unknownToOld: readonly unknown[] = ["host.look", "put.options", "get.data"];

function asOld(message: Message): readonly string[] {
  if (unknownToOld.includes(message["type"])) return [];
  const entries = Object.entries(message).filter(
    ([name]) => name !== "request" && (message["type"] !== "setup" || setupOfOld.includes(name)),
  );
  return [JSON.stringify(Object.fromEntries(entries))];
}

/**
 * Sends each real answer twice, after forged ones: for another element, for a query that nobody made, and with a
 * polluted prototype.
 */
function asHostile(text: string, message: Message): readonly string[] {
  if (typeof message["type"] !== "string" || !message["type"].startsWith("put.")) return [text];
  return [
    JSON.stringify({ ...message, id: "another element", request: "nobody asked this" }),
    JSON.stringify({ type: message["type"], id: message["id"], request: "0", value: "forged" }),
    `{"__proto__":{"polluted":true},${text.slice(1)}`,
    text,
    text,
  ];
}

/** The messages sent in place of an answer; empty for a silent host. */
export function behave(conduct: Conduct, text: string): readonly string[] {
  if (conduct === "silent") return [];
  if (conduct !== "old" && conduct !== "hostile") return [text];
  const message = JSON.parse(text) as Message;
  return conduct === "old" ? asOld(message) : asHostile(text, message);
}
