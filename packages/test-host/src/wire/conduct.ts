// How the host behaves: what becomes of each of its answers before it is sent.

export const conducts = ["honest", "slow", "silent", "old", "hostile"] as const;
export type Conduct = (typeof conducts)[number];

type Message = Readonly<Record<string, unknown>>;

/** What a host knows that was written after the specification's text messages alone. */
const setupOfOld = ["type", "api_session", "company_token", "user"];
const unknownToOld: readonly unknown[] = ["host.look", "put.options", "get.data"];

function asOld(message: Message): readonly string[] {
  if (unknownToOld.includes(message["type"])) return [];
  const entries = Object.entries(message).filter(
    ([name]) => name !== "request" && (message["type"] !== "setup" || setupOfOld.includes(name)),
  );
  return [JSON.stringify(Object.fromEntries(entries))];
}

/** Each answer among others that are none: for another question, of nobody's question, twice. */
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

/** What is sent in place of an answer; nothing where the host stays silent. */
export function behave(conduct: Conduct, text: string): readonly string[] {
  if (conduct === "silent") return [];
  if (conduct !== "old" && conduct !== "hostile") return [text];
  const message = JSON.parse(text) as Message;
  return conduct === "old" ? asOld(message) : asHostile(text, message);
}
