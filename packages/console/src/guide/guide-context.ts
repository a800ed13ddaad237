// What every part of the guide knows: its texts with their gaps filled, and where the server is.
import { createContext, useContext, type ReactNode } from "react";
import type { LanguageCode } from "@lanyard/contract";
import type { Gaps } from "./fill.ts";
import type { GuideLabel, GuideTexts } from "./guide-texts.ts";

export interface GuideScene {
  readonly texts: GuideTexts;
  readonly language: LanguageCode;
  /** Of this server, e.g. https://lanyard.example. */
  readonly origin: string;
  readonly gaps: Gaps;
  /** The button that opens the registration modal; none for who has an account. */
  readonly register: ReactNode;
  /** A label with its gaps filled. */
  readonly label: (name: GuideLabel, gaps?: Gaps) => string;
}

export const GuideContext = createContext<GuideScene | undefined>(undefined);

export function useGuide(): GuideScene {
  const scene = useContext(GuideContext);
  if (!scene) throw new Error("This belongs inside a Guide.");
  return scene;
}
