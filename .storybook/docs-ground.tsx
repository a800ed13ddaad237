// Documentation pages follow the toolbar's theme, like the stories in them.
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
    // On a page without a story, nothing else sets the theme.
    document.documentElement.dataset["theme"] = value;
  }, [value]);
  return (
    <DocsContainer {...props} theme={value === "dark" ? darkTheme : theme}>
      {children}
    </DocsContainer>
  );
}
