// @vitest-environment jsdom
// In a document: the React hooks, the look on the page's root, the content's height, and a mock host on a real window.
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectToHost, type Guest } from "./guest.ts";
import { followHeight } from "./height.ts";
import { wearLook } from "./look.ts";
import { createMockHost, type MockHost } from "./mock.ts";
import { useHost, useHostMessage } from "./react.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let host: MockHost;
let guest: Guest;
beforeEach(() => {
  host = createMockHost({ window });
  guest = connectToHost(host.connection);
});
afterEach(() => {
  cleanup();
  guest.close();
  host.close();
});

it("a mock host speaks through the window's own listeners", async () => {
  const events: MessageEvent[] = [];
  window.addEventListener("message", (event) => events.push(event), { once: true });
  expect(await guest.start()).toMatchObject({ api_session: "mock-session" });
  expect(events[0]).toBeInstanceOf(MessageEvent);
  expect(events[0]?.origin).toBe("https://host.test");
});

it("a guest that was closed has left the window's listeners", () => {
  const onDrop = vi.fn<() => void>();
  const closed = connectToHost({ ...host.connection, onDrop });
  closed.close();
  host.sendRaw("no JSON");
  expect(onDrop).not.toHaveBeenCalled();
});

it("a page that nobody frames has itself around it, and is not its own host", () => {
  const listener = vi.fn<() => void>();
  const alone = connectToHost({ origins: ["https://host.test"] });
  alone.on("search", listener);
  host.send({ type: "search", value: "a" });
  alone.close();
  expect(listener).not.toHaveBeenCalled();
});

describe("the hook", () => {
  const HostStatus = ({ onSearch }: { onSearch: (value: string | undefined) => void }) => {
    const { status, setup, look } = useHost(guest);
    useHostMessage(guest, "search", ({ value }) => onSearch(value));
    return (
      <p>
        {status} {setup?.api_session} {look.theme}
      </p>
    );
  };

  it("renders by what the host says", async () => {
    render(<HostStatus onSearch={() => {}} />);
    expect(screen.getByText("waiting")).toBeTruthy();
    await act(() => guest.start());
    expect(screen.getByText("ready mock-session")).toBeTruthy();
    await act(async () => host.send({ type: "host.look", theme: "dark" }));
    expect(screen.getByText("ready mock-session dark")).toBeTruthy();
  });

  it("renders on a server what is known there", () => {
    expect(renderToString(<HostStatus onSearch={() => {}} />)).toContain("waiting");
  });

  it("listens to what it is told to listen to now", async () => {
    const listener = vi.fn<(message: { readonly type: string }) => void>();
    const Listening = ({ type }: { type: "search" | "date" }) => {
      useHostMessage(guest, type, listener);
      return null;
    };
    const { rerender } = render(<Listening type="search" />);
    rerender(<Listening type="date" />);
    await act(async () => host.send({ type: "search", value: "a" }));
    await act(async () => host.send({ type: "date" }));
    expect(listener.mock.calls.map(([{ type }]) => type)).toEqual(["date"]);
  });

  it("calls the last listener, once, while the component is shown", async () => {
    const [first, last] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { rerender, unmount } = render(<HostStatus onSearch={first} />);
    rerender(<HostStatus onSearch={last} />);
    await act(async () => host.send({ type: "search", value: "a" }));
    unmount();
    await act(async () => host.send({ type: "search", value: "b" }));
    expect([first.mock.calls, last.mock.calls]).toEqual([[], [["a"]]]);
  });
});

it("the look is put on the page's root, and what the host leaves out stays", () => {
  const { documentElement: root } = document;
  wearLook({ locale: "fr", theme: "dark", direction: "rtl" });
  wearLook({ locale: "es" });
  wearLook({});
  expect([root.lang, root.dir, root.dataset["theme"]]).toEqual(["es", "rtl", "dark"]);
});

describe("the height", () => {
  let measured: () => void;
  const observe = vi.fn<(element: Element) => void>();
  const disconnect = vi.fn<() => void>();
  beforeEach(() => {
    class Observer {
      observe = observe;
      disconnect = disconnect;
      constructor(onResize: () => void) {
        measured = onResize;
      }
    }
    vi.stubGlobal("ResizeObserver", Observer);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("of an element is sent, rounded up, when it has changed", () => {
    const element = document.createElement("main");
    const stop = followHeight(guest, element);
    for (const height of [100.2, 100.9, 101, 40]) {
      element.getBoundingClientRect = () => new DOMRect(0, 0, 10, height);
      measured();
    }
    expect(host.sent).toEqual([
      { type: "app.height", height: 101 },
      { type: "app.height", height: 40 },
    ]);
    expect(observe.mock.calls).toEqual([[element]]);
    stop();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it("is said again to a host that answers, as it may have listened late", async () => {
    const element = document.createElement("main");
    element.getBoundingClientRect = () => new DOMRect(0, 0, 10, 40);
    const stop = followHeight(guest, element);
    measured();
    await guest.start();
    const heights = () => host.sent.filter(({ type }) => type === "app.height");
    expect(heights()).toHaveLength(2);
    stop();
    host.send({ type: "setup", api_session: "a", company_token: "b" });
    await Promise.resolve();
    await Promise.resolve();
    expect(heights()).toHaveLength(2);
  });
});
