// A popup that the console delegates to its host: markup, a URL or a form, and the answer to the console.
import { readPopupForm } from "@lanyard/host-bridge/popup-form";
import { Button, Modal, Notice } from "@lanyard/design-system";
import type { TestHost } from "../host/test-host.ts";
import { useStore } from "../shared/store.ts";
import { HostPopupForm } from "./HostPopupForm.tsx";

const getHeight = (config: Readonly<Record<string, unknown>> | undefined) => {
  const height = config?.["height"];
  return typeof height === "string" && /^\d{1,4}(?:px|vh|rem|em)$/.test(height) ? height : "50vh";
};
const isWeb = (address: string) =>
  URL.canParse(address, location.href) &&
  /^https?:$/.test(new URL(address, location.href).protocol);

/** Shows the guest's markup and pages, which this host trusts as little as the console trusts its host's. */
function PopupContent({
  html,
  url,
  height,
}: {
  readonly html?: string | undefined;
  readonly url?: string | undefined;
  readonly height: string;
}) {
  if (url !== undefined && !isWeb(url))
    return <Notice tone="warning">This is no address of the web: {url.slice(0, 200)}</Notice>;
  // With its own base, because fragment links in the markup would otherwise navigate the frame to this page.
  const content =
    url === undefined ? { srcDoc: `<base href="about:srcdoc">${html ?? ""}` } : { src: url };
  return <iframe sandbox="" title="Popup" style={{ height }} className="w-full" {...content} />;
}

export function HostPopup({
  testHost,
}: {
  readonly testHost: Pick<TestHost, "page" | "closePopup" | "post">;
}) {
  const { popup } = useStore(testHost.page);
  if (!popup) return null;
  const title = popup.config?.["title"];
  const form = popup.data === undefined ? undefined : readPopupForm(popup.data);
  const dialog = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) testHost.closePopup();
    },
    title: typeof title === "string" ? title : "Popup of the console",
    closeLabel: "Close",
  };
  if (form && "form" in form)
    return (
      <HostPopupForm
        form={form.form}
        onButton={(callback, data) =>
          testHost.post(JSON.stringify({ type: "function", function: callback, data }))
        }
        onClose={testHost.closePopup}
        dialog={dialog}
      />
    );
  return (
    <Modal
      {...dialog}
      size="lg"
      footer={
        <Button intent="primary" onClick={() => testHost.closePopup({ answer: "ok" })}>
          OK
        </Button>
      }
    >
      <PopupContent html={popup.html} url={popup.url} height={getHeight(popup.config)} />
    </Modal>
  );
}
