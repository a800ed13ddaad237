// Documentation pages follow the toolbar's theme, as the stories in them do.
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from "react";
import { addons } from "storybook/preview-api";
import { darkTheme, theme } from "./theme.ts";

type Sent = [{ globals: { theme?: string } }] | undefined;

const chosen = () => {
  const channel = addons.getChannel();
  const [sent] = ((channel.last("globalsUpdated") ?? channel.last("setGlobals")) as Sent) ?? [];
  return sent?.globals.theme ?? "light";
};

const subscribe = (changed: () => void) => {
  const channel = addons.getChannel();
  channel.on("globalsUpdated", changed);
  return () => channel.off("globalsUpdated", changed);
};

export function DocsGround({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const value = useSyncExternalStore(subscribe, chosen);
  useLayoutEffect(() => {
    // A page without a story has nobody else to write it.
    document.documentElement.dataset["theme"] = value;
  }, [value]);
  return (
    <DocsContainer {...props} theme={value === "dark" ? darkTheme : theme}>
      {children}
    </DocsContainer>
  );
}
