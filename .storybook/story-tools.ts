// What the Jest environment gives to story files, so that each does not load it again.
import type { Page } from "playwright";

/** How a screenshot differs from its reference, and what to inspect. */
export interface Difference {
  text: string;
  reference?: Buffer;
  diff?: unknown;
}

declare global {
  var storyTools: {
    readonly differenceOf: (name: string, screenshot: Buffer) => Promise<Difference | undefined>;
    readonly writeReference: (name: string, screenshot: Buffer) => Promise<void>;
    readonly writeResult: (
      name: string,
      screenshot: Buffer,
      difference: Difference,
    ) => Promise<void>;
    readonly errors: string[];
    readonly readable: Set<string>;
  };
}

interface Story {
  tags: string[];
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
  storyGlobals: { viewport?: { value?: string } };
}

/** The story's tags, and the size that its viewport names; the test-runner's own call sends the whole story. */
export const contextOf = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Record<
      string,
      { storyStore: { loadStory: (options: { storyId: string }) => Promise<Story> } }
    >;
    const { tags, parameters, storyGlobals } = await preview!.storyStore.loadStory({ storyId });
    const viewport = storyGlobals.viewport?.value ?? "";
    return { tags, window: parameters.viewport?.options?.[viewport]?.styles };
  }, id);
