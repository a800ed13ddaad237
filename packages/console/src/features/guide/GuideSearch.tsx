// The button that opens the guide's search; the search palette is loaded when the button is hovered or focused.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, SearchIcon } from "@lanyard/design-system";
import { lateModal } from "../../components/late/late-modal.tsx";
import { loadTexts } from "../../i18n/texts.ts";

const SearchPalette = lateModal(() => import("./SearchPalette.tsx"));
const loadPassages = (language: string) => loadTexts(language, "passages");

export function GuideSearch() {
  const { t } = useTranslation("guide");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...SearchPalette.opener}
        data-search-opener=""
        icon={<SearchIcon />}
        onClick={() => setOpen(true)}
        className="justify-start"
      >
        {t("search")}
      </Button>
      <SearchPalette open={open} onOpenChange={setOpen} load={loadPassages} />
    </>
  );
}
