// What the app does with a host. It needs no window of a browser, so that tests run it with a mock host.
import type { Guest } from "@lanyard/host-bridge";

const today = ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Katherine Johnson"] as const;

export interface Visitors {
  /** Those that the host searches for; all while it searches for nothing. */
  readonly found: () => readonly string[];
  /** Asks the host who sits at its desk, and has it show a greeting. */
  readonly greet: () => Promise<void>;
}

/** `onChange` is called when others are found. */
export function openVisitors(guest: Guest, onChange: () => void): Visitors {
  let searched = "";
  const found = () =>
    today.filter((name) => name.toLowerCase().includes(searched.trim().toLowerCase()));

  guest.on("search", ({ value = "" }) => {
    searched = value;
    onChange();
  });
  // The host may ask for them by name: `await frame.call("visitors")`.
  guest.offer("visitors", found);

  return {
    found,
    async greet() {
      try {
        // What a host says is a stranger's: it may be anything.
        const name = await guest.ask({ type: "get.input", id: "name" });
        const known = typeof name === "string" && name.trim() !== "";
        guest.send({ type: "toast.message", text: known ? `Hello ${name}` : "Hello" });
      } catch {
        guest.send({ type: "toast.alert", text: "The host did not say who sits at the desk." });
      }
    },
  };
}
