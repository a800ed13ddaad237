// In which language a story is shown: the one of the toolbar, or else the one that it is written in.
import { previewOf } from "./preview-page.ts";

interface Told {
  title: string;
  globals: Readonly<Record<string, unknown>>;
  storyGlobals?: Readonly<Record<string, unknown>>;
}

const written = (language: unknown) =>
  typeof language === "string" && language !== "" ? language : undefined;

/** The console's screens are played in Italian, the components in English. */
const ownLanguage = ({ title, storyGlobals }: Told) =>
  written(storyGlobals?.["language"]) ?? (title.startsWith("Console/") ? "it" : "en");

export const languageOf = (story: Told): string =>
  written(story.globals["language"]) ?? ownLanguage(story);

/** A play function looks for texts: in another language the story is shown, and not played. */
export const playInOwnLanguage = (story: Told): void => {
  const { renderOptions } = previewOf(window).currentRender ?? {};
  if (renderOptions && story.title.startsWith("Console/"))
    renderOptions.autoplay &&= languageOf(story) === ownLanguage(story);
};
