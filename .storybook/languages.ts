// The language in which a story is shown: the toolbar's choice, else the language it is written in.

interface Told {
  title: string;
  globals: Readonly<Record<string, unknown>>;
  storyGlobals?: Readonly<Record<string, unknown>>;
}

const written = (language: unknown) =>
  typeof language === "string" && language !== "" ? language : undefined;

/** The console's play functions expect Italian, those of components English. */
const ownLanguage = ({ title, storyGlobals }: Told) =>
  written(storyGlobals?.["language"]) ?? (title.startsWith("Console/") ? "it" : "en");

export const languageOf = (story: Told): string =>
  written(story.globals["language"]) ?? ownLanguage(story);

/** A play function looks for texts, so in another language the story is shown without playing. */
export const playInOwnLanguage = (story: Told): void => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: { currentRender?: { renderOptions?: { autoplay: boolean } } };
  };
  const { renderOptions } = preview.currentRender ?? {};
  if (renderOptions && story.title.startsWith("Console/"))
    renderOptions.autoplay &&= languageOf(story) === ownLanguage(story);
};
