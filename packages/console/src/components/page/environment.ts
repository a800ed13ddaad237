// The context with what surrounds the console: the server's origin, where a page's title goes, and the host.
import { createContext } from "react";
import type { ToastMessage } from "@lanyard/design-system";

/** The host's window, if one frames the console. */
export interface HostAround {
  /** Shows a toast's message in the host; false if the console has to show it. */
  readonly takesToast: (message: ToastMessage) => boolean;
}

export interface Environment {
  /** The server's public origin, e.g. https://lanyard.example. */
  readonly origin: string;
  /**
   * Receives the page's title and description on the server, where the effects that set the document's title do not
   * run.
   */
  readonly onTitle?: (title: string, description?: string) => void;
  /** Whether the server has rendered the page for a wide window. */
  readonly isWide?: boolean | undefined;
  /** Set in a host's frame: the host provides navigation, session, company and language. */
  readonly host?: HostAround;
}

export const EnvironmentContext = createContext<Environment>({ origin: "" });
