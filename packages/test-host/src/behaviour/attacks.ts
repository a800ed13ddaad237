// Attacks of a hostile window, each started by a button.
import type { TestHost } from "../host/test-host.ts";

export interface Attack {
  readonly name: string;
  /** The expected result. */
  readonly expected: string;
  readonly run: (testHost: Pick<TestHost, "post" | "setup">, frame: HTMLIFrameElement) => void;
}

const text = JSON.stringify;
export const floodSize = 100_000;
export const longLength = 10_000_000;
export const deepLevels = 10_000;

/** Sends from another window of this page's origin; the console must ignore it. */
function sayFromElsewhere(frame: HTMLIFrameElement, message: string): void {
  const elsewhere = document.createElement("iframe");
  elsewhere.hidden = true;
  elsewhere.title = "Another window";
  document.body.append(elsewhere);
  const { contentWindow } = elsewhere;
  if (contentWindow && frame.contentWindow) {
    // A function of the other window, so that the message's source is that window.
    const speak = (contentWindow as Window & typeof globalThis).Function(
      "target",
      "text",
      "target.postMessage(text, '*')",
    ) as (target: Window, text: string) => void;
    speak(frame.contentWindow, message);
  }
  setTimeout(() => elsewhere.remove(), 1_000);
}

export const attacks: readonly Attack[] = [
  {
    name: `${floodSize.toLocaleString("en")} messages`,
    expected: "A thousand of a second are read, the rest is dropped; the console stays usable.",
    run: ({ post }) => {
      const search = text({ type: "search", value: "flood" });
      for (let count = 0; count < floodSize; count += 1) post(search);
    },
  },
  {
    name: "10 MB of text",
    expected: "Dropped unread: too long.",
    run: ({ post }) => post(text({ type: "search", value: "x".repeat(longLength) })),
  },
  {
    name: `${deepLevels.toLocaleString("en")} levels deep`,
    expected: "Dropped unread: too deep.",
    run: ({ post }) =>
      post(`{"type":"filter","value":${"[".repeat(deepLevels)}${"]".repeat(deepLevels)}}`),
  },
  {
    name: "No JSON, no text, no type",
    expected: "Each is dropped with its own reason.",
    run: ({ post }) => {
      for (const data of [
        "{",
        { type: "search", value: "an object" },
        text({ type: "format.disk" }),
      ])
        post(data);
    },
  },
  {
    name: "Prototype keys",
    expected: "The keys are taken out; no object gets a property.",
    run: ({ post }) =>
      post(
        '{"type":"filter","value":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
      ),
  },
  {
    name: "Answers that nobody asked for",
    expected: "Dropped by the guest: nobody asked.",
    run: ({ post }) => {
      for (const type of ["put.element", "put.form", "put.input", "put.options"])
        post(text({ type, id: "notice", value: "forged", request: "0" }));
    },
  },
  {
    name: "Markup that runs",
    expected: "It shows as text and pictures; nothing of it runs or is fetched.",
    run: ({ post }) =>
      post(
        text({
          type: "function",
          function: "popup.open",
          data: {
            title: "Hostile",
            html: '<p>Only this shows.</p><script>parent.postMessage("stolen","*")</script><img src="x" onerror="parent.postMessage(localStorage.access_token,\'*\')"><a href="javascript:alert(1)">A link</a>',
          },
        }),
      ),
  },
  {
    name: "A setup from another window",
    expected: "Dropped: it does not come from the window around the guest.",
    run: (_testHost, frame) =>
      sayFromElsewhere(
        frame,
        text({ type: "setup", api_session: "stolen", company_token: "stolen" }),
      ),
  },
  {
    name: "Lead the frame away",
    expected: "What the other page says is dropped here: a foreign origin. It gets no secret.",
    run: (_testHost, frame) => {
      frame.src = "/popup/page";
    },
  },
];
