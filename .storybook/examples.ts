// The code to copy on a component's page: the example that the fixture app compiles and renders.
import { examples } from "virtual:manual";

/**
 * Looked up by the title of the stories: "Components/Card" has Card's example; a component used through a provider has
 * its provider's.
 */
export const exampleOf = (title: string): string | undefined => {
  const name = title.split("/").at(-1) ?? "";
  return title.startsWith("Console/") ? undefined : (examples[name] ?? examples[`${name}Provider`]);
};
