// What a guest offers to its host: functions called by name, and its data for get.data.
import type { ByType } from "./channel.ts";
import type { GuestMessage, HostMessage } from "./protocol.ts";
import { isRefusal, getReason } from "./refusal.ts";
import type { Topics } from "./topics.ts";

type Served = HostMessage<"function" | "get.data">;
type Call = (message: never) => unknown;

/** Offers a function under a name, or the handler of get.data; returns a function that withdraws it. */
export interface Offer {
  (name: "get.data", call: (message: HostMessage<"get.data">) => unknown): () => void;
  (name: string, call: (message: HostMessage<"function">) => unknown): () => void;
}

export function createOffers(
  on: Topics<ByType<HostMessage>>["on"],
  send: (message: GuestMessage) => void,
): Offer {
  const calls = new Map<string, Call>();

  const serve = async (message: Served) => {
    const { type, id, request } = message;
    const call = calls.get(type === "function" ? message.function : type) as
      | ((message: Served) => unknown)
      | undefined;
    const reply = (part: Partial<GuestMessage<"put.data">>) => {
      // Plain hosts do not wait for a function's result, but are told why there is none.
      if (type === "get.data" || request !== undefined || part.error !== undefined)
        send({ id, request, ...part, type: "put.data" });
    };
    try {
      const data = await call?.(message);
      reply(call ? { data } : { error: "not offered" });
    } catch (error) {
      reply({ error: getReason(error) });
      if (!isRefusal(error)) throw error;
    }
  };
  on("get.data", serve);
  on("function", serve);

  return (name: string, call: Call) => {
    calls.set(name, call);
    return () => void (calls.get(name) === call && calls.delete(name));
  };
}
