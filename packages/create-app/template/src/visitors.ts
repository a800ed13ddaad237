// What the app does with a host. It needs no browser window, so that tests can run it with a mock host.
import type { Guest } from "@lanyard/host-bridge";

const today = ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Katherine Johnson"] as const;

export interface Visitors {
  /** The visitors that match the host's search; all without a search. */
  readonly matches: () => readonly string[];
  /** Asks the host for the receptionist's name, and lets it show a greeting. */
  readonly greet: () => Promise<void>;
}

/** `onChange` is called when the matches change. */
export function openVisitors(guest: Guest, onChange: () => void): Visitors {
  let searched = "";
  const matches = () =>
    today.filter((name) => name.toLowerCase().includes(searched.trim().toLowerCase()));

  guest.on("search", ({ value = "" }) => {
    searched = value;
    onChange();
  });
  // The host can call this function by name: `await frame.call("visitors")`.
  guest.offer("visitors", matches);

  return {
    matches,
    async greet() {
      try {
        // The host's answer is untrusted: it may have any type.
        const name = await guest.ask({ type: "get.input", id: "name" });
        const isNamed = typeof name === "string" && name.trim() !== "";
        guest.send({ type: "toast.message", text: isNamed ? `Hello ${name}` : "Hello" });
      } catch {
        guest.send({
          type: "toast.alert",
          text: "The host did not return the receptionist's name.",
        });
      }
    },
  };
}
