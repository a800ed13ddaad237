// The code that a component's page offers for copying: the example that the fixture app compiles and renders.
import { examples } from "virtual:manual";

/** By the title of its stories: "Components/Card" has Card's; what is provided has its provider's. */
export const exampleOf = (title: string): string | undefined => {
  const name = title.split("/").at(-1) ?? "";
  return title.startsWith("Console/") ? undefined : (examples[name] ?? examples[`${name}Provider`]);
};
