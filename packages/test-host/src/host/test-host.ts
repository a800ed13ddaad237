// The host's logic: communicates with the guest over the bridge, answers its queries, and holds the state of its own
// page.
import {
  createHost,
  type GuestMessage,
  type GuestType,
  type Recipient,
  type Setup,
} from "@lanyard/host-bridge/host";
import { fromGuest } from "@lanyard/host-bridge/protocol";
import { createStore, type Store } from "../shared/store.ts";
import type { Settings } from "../shared/settings.ts";
import type { Conduct } from "../wire/conduct.ts";
import { createTraffic, type Traffic } from "../wire/traffic.ts";
import { openWire, type Wire } from "../wire/wire.ts";
import { searchDirectory } from "./directory.ts";
import { changed, firstPage, readValue, type HostPage } from "./host-page.ts";

export interface Behaviour {
  readonly conduct: Conduct;
  /** Milliseconds by which a slow host delays its answers. */
  readonly delay: number;
}

export type Toast = GuestMessage<"toast.message" | "toast.alert">;

/** The console is this product's own guest: it gets the company's token. */
export type HostSetup = Setup & { readonly api_session: string; readonly company_token: string };

export interface TestHost {
  readonly traffic: Traffic;
  readonly behaviour: Store<Behaviour>;
  readonly setup: Store<HostSetup>;
  readonly page: Store<HostPage>;
  /** Sends anything, without delay. */
  readonly post: Wire["post"];
  readonly onToast: (show: (toast: Toast) => void) => () => void;
  /** Closes the popup; passes the answer to its callback. */
  readonly closePopup: (answer?: unknown) => void;
  readonly close: () => void;
}

export interface TestHostOptions extends Settings {
  /** The frame's window; null while there is no frame. */
  readonly guest: () => Recipient | null;
  readonly window: Window;
}

const guestTypes = Object.keys(fromGuest) as GuestType[];

export function openTestHost({
  guest: framed,
  window,
  origin,
  token,
  session,
}: TestHostOptions): TestHost {
  const traffic = createTraffic();
  const behaviour = createStore<Behaviour>({ conduct: "honest", delay: 3_000 });
  const setup = createStore<HostSetup>({
    api_session: session,
    company_token: token,
    locale: "en",
    height: window.innerHeight,
    capabilities: guestTypes,
  });
  const page = createStore(firstPage);
  const toasts = new Set<(toast: Toast) => void>();

  const wire = openWire({
    receiver: window,
    guest: framed,
    origin,
    traffic,
    conduct: behaviour.get,
  });
  const host = createHost({ receiver: wire.receiver, onDrop: wire.onDrop });
  const guest = host.frame(wire.framed, { origin, setup: () => setup.get() });

  for (const type of guestTypes)
    guest.on(type, (message: GuestMessage) => {
      page.set((previous) => changed(previous, message));
      if (message.type === "toast.message" || message.type === "toast.alert")
        for (const show of toasts) show(message);
    });
  guest.answer("get.element", ({ id }) => readValue(page.get(), "element", String(id)));
  guest.answer("get.input", ({ id }) => readValue(page.get(), "input", String(id)));
  // The page has a single form, whatever id is requested: its inputs.
  guest.answer("get.form", () => page.get().inputs);
  guest.answer("get.options", ({ id, value }) => searchDirectory(String(id), value));

  const resized = () => {
    const height = window.innerHeight;
    setup.set((previous) => ({ ...previous, height }));
    guest.send({ type: "host.look", height });
  };
  window.addEventListener("resize", resized);

  return {
    traffic,
    behaviour,
    setup,
    page,
    post: wire.post,
    onToast(show) {
      toasts.add(show);
      return () => toasts.delete(show);
    },
    closePopup(answer) {
      const callback = page.get().popup?.callback;
      page.set((previous) => ({ ...previous, popup: undefined }));
      if (callback !== undefined)
        guest.send({ type: "function", function: callback, data: answer });
    },
    close() {
      window.removeEventListener("resize", resized);
      host.close();
      wire.close();
    },
  };
}
