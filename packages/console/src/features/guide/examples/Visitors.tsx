// An app in React: renders by what its host says, asks it, and has it show a message.
import { useEffect, useState } from "react";
import { followHeight, wearLook, type Guest } from "@lanyard/host-bridge";
import { useHost, useHostMessage } from "@lanyard/host-bridge/react";

const today = ["Ada Lovelace", "Alan Turing", "Grace Hopper"];

export function Visitors({ guest }: { guest: Guest }) {
  const { status, look } = useHost(guest);
  const [searched, setSearched] = useState("");
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useHostMessage(guest, "search", ({ value = "" }) => setSearched(value));
  useEffect(() => {
    if (root) wearLook(look, root);
  }, [look, root]);
  useEffect(() => (root ? followHeight(guest, root) : () => {}), [guest, root]);

  const found = today.filter((name) => name.toLowerCase().includes(searched.toLowerCase()));
  const greet = async () => {
    const name = await guest.ask({ type: "get.input", id: "name" }).catch(() => "whoever you are");
    guest.send({ type: "toast.message", text: `Hello ${String(name)}` });
  };

  if (status !== "ready") return <p role="status">The host is {status}</p>;
  return (
    <main ref={setRoot}>
      <h1>Visitors</h1>
      <ul>
        {found.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void greet()}>
        Greet
      </button>
    </main>
  );
}
