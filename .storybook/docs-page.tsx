// The documentation page of stories: a pattern's page if they define a pattern, else a component's.
import { useOf } from "@storybook/addon-docs/blocks";
import { ComponentPage } from "./component-page.tsx";
import { PatternPage } from "./pattern-page.tsx";

export function DocsPage() {
  const { parameters } = useOf("meta", ["meta"]).preparedMeta;
  return parameters["pattern"] ? <PatternPage /> : <ComponentPage />;
}
