// Globals of Storybook's preview page that its types lack: the rendering of stories, and the channel to the toolbar.
type Globals = Readonly<Record<string, unknown>>;

interface Preview {
  currentRender?: { renderOptions?: { autoplay: boolean } };
  onUpdateArgs: (sent: { storyId: string }) => Promise<void>;
  onResetArgs: (sent: { storyId: string }) => Promise<void>;
}

interface Channel {
  last: (event: string) => [{ globals: Globals; userGlobals?: Globals }] | undefined;
  on: (event: string, listener: (sent: never) => void) => void;
  off: (event: string, listener: (sent: never) => void) => void;
}

interface PreviewPage {
  ["__STORYBOOK_PREVIEW__"]: Preview;
  ["__STORYBOOK_ADDONS_CHANNEL__"]: Channel;
}

const inPage = (page: Window) => page as unknown as PreviewPage;

export const previewOf = (page: Window): Preview => inPage(page)["__STORYBOOK_PREVIEW__"];
export const channelOf = (page: Window): Channel => inPage(page)["__STORYBOOK_ADDONS_CHANNEL__"];

/** The toolbar's current choices. */
export const chosenGlobals = (page: Window): Globals => {
  const channel = channelOf(page);
  const [sent] = channel.last("globalsUpdated") ?? channel.last("setGlobals") ?? [];
  return sent?.userGlobals ?? sent?.globals ?? {};
};
