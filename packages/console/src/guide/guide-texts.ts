// The guide's texts: one file a language, fetched when the guide is opened in it.
import type { Move, RefusalCode, WebhookEvent } from "@lanyard/contract";
import { onceALanguage } from "./once-a-language.ts";
import type en from "./texts/guide.en.json";

export type GuideLabel = keyof typeof en.labels;

export interface SectionText {
  /** Anchor; the same in every language. */
  readonly id: string;
  readonly title: string;
  /** Lines as Lines.tsx reads them. */
  readonly body: readonly string[];
}

export interface GuideTexts {
  readonly title: string;
  readonly text: string;
  readonly labels: Readonly<Record<GuideLabel, string>>;
  readonly moves: Readonly<Record<Move, string>>;
  readonly events: Readonly<Record<WebhookEvent, string>>;
  readonly statuses: Readonly<Record<RefusalCode, string>>;
  readonly sections: readonly SectionText[];
}

export const guideTexts = onceALanguage<GuideTexts>({
  it: () => import("./texts/guide.it.json"),
  en: () => import("./texts/guide.en.json"),
  es: () => import("./texts/guide.es.json"),
  fr: () => import("./texts/guide.fr.json"),
});
