// What the guide's parts need from the page around them.
import { createContext, use, type ReactNode } from "react";

export interface GuideEnvironment {
  /** The origin of this server, e.g. https://lanyard.example. */
  readonly origin: string;
  /** The button that opens the registration modal; null for signed-in users. */
  readonly register: ReactNode;
}

export const GuideContext = createContext<GuideEnvironment>({ origin: "", register: null });
export const useGuide = () => use(GuideContext);
