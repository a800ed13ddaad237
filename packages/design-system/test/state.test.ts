// Every state of a component can be controlled or uncontrolled; state that only the component keeps is listed here with
// the reason.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { oneWayIn, statesOf } from "../scripts/manifest-states.mjs";

const sources = join(import.meta.dirname, "../src");

/** State that nobody else needs, or that only lasts while something is in progress. */
const uncontrolled: Record<string, string> = {
  "avatar/Avatar.tsx": "the picture did not load",
  "card/CardBanner.tsx": "the picture did not load",
  "carousel/Carousel.tsx": "what is announced",
  "carousel/Slide.tsx": "the picture did not load",
  "carousel/Thumbnails.tsx": "the picture did not load",
  "carousel/useSwipe.ts": "how far a finger has come",
  "choice/FormInput.tsx": "whether a form is around it",
  "code-block/CopyButton.tsx": "whether it was just copied",
  "combobox/useCombobox.ts": "the list, what is typed and pointed at, until something is chosen",
  "command-palette/PaletteSearch.tsx": "what is typed and pointed at, until it closes",
  "data-table/VirtualTable.tsx": "the row that has the focus",
  "editable-list/EditableList.tsx": "what is typed, refused and announced, until it is added",
  "field/useDelayedError.ts": "what was said before a press",
  "image-field/ImageField.tsx": "the picture did not load",
  "late/late.ts": "whether a part has come",
  "matrix/useTabStop.ts": "the control that had the focus",
  "menu/LateMenu.tsx": "whether its list shows",
  "modal/ModalLayer.tsx": "where messages show",
  "option-list/OptionList.tsx": "how many rows are drawn",
  "option-list/useOptions.ts": "what was answered",
  "page-title/ProductLogo.tsx": "the picture did not load",
  "popover/Popover.tsx": "its button",
  "provider/useLayerRoot.ts": "where layers stand",
  "screenshots-field/ScreenshotsField.tsx": "what is announced",
  "screenshots-field/useDragOrder.ts": "what is dragged",
  "section-nav/useCurrentSection.ts": "what the reader has scrolled to",
  "state/useControllableState.ts": "what all others use",
  "toast/Toast.tsx": "how far a finger has come",
  "toast/ToastNews.tsx": "what was announced",
  "toast/ToastProvider.tsx": "the messages, by useToast",
  "toast/useToastRegion.ts": "whether somebody reads them",
};

test("a component keeps nothing by useState that is not named here", () => {
  const files = globSync("*/*.{ts,tsx}", { cwd: sources }).filter(
    (file) => !/\.stories\.tsx$|^(?:story-data|foundations|patterns)\//.test(file),
  );
  const keeping = files.filter((file) =>
    /\buse(?:State|Reducer)[<(]/.test(readFileSync(join(sources, file), "utf8")),
  );
  expect(keeping.toSorted()).toEqual(Object.keys(uncontrolled));
});

test("a state without one of its three props is found, also where another component has them", () => {
  const component = (name: string, props: string, passesOn = "") => ({
    name,
    props: props.split(" ").map((prop) => ({ name: prop })),
    passesOn,
  });
  const manifest = {
    components: [
      component("Panel", "open defaultOpen onOpenChange title"),
      component("Confirm", "onOpenChange", 'Omit<PanelProps, "title">'),
      component("Slider", "edge onEdgeChange"),
      component("Fold", "defaultOpen onOpenChange"),
    ],
    types: [
      {
        name: "Choice",
        code: "export interface Choice {\n  chosen?: string;\n  onChosenChange?: () => void;\n}",
      },
    ],
  };
  expect(statesOf(manifest).map((state) => state.join("."))).toEqual([
    "Panel.open",
    "Confirm.open",
    "Slider.edge",
    "Fold.open",
    "Choice.chosen",
  ]);
  expect(oneWayIn(manifest)).toEqual([
    "Slider: defaultEdge",
    "Fold: open",
    "Choice: defaultChosen",
  ]);
});
