// The preview and the readiness of a build: beside the form if there is room, else in a disclosure above it.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure, ProgressRing } from "@lanyard/design-system";
import { BuildPreview } from "./BuildPreview.tsx";
import { useBuild } from "./build-context.ts";
import { Readiness, useReadiness } from "./Readiness.tsx";

export function BuildAside() {
  const { readOnly } = useBuild();
  return (
    <aside className="sticky top-6 flex max-h-[calc(100dvh-8rem)] flex-col gap-6 overflow-y-auto overscroll-contain [scrollbar-width:thin] lg:top-24 lg:max-h-[calc(100dvh-7rem)]">
      <BuildPreview />
      {!readOnly && <Readiness />}
    </aside>
  );
}

export function BuildStrip() {
  const { t } = useTranslation();
  const { readOnly } = useBuild();
  const { share, text, tone } = useReadiness();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      open={open}
      onOpenChange={setOpen}
      label={
        <span className="flex items-center gap-3">
          {!readOnly && <ProgressRing size="sm" value={share} label={text} tone={tone} />}
          {readOnly ? t("build.preview") : t("build.strip", { ready: text })}
        </span>
      }
    >
      <div className="flex flex-col gap-6 pt-2 pb-1">
        {/* Do not render the preview while the disclosure is closed. */}
        {open && (
          <div className="mx-auto w-full max-w-76">
            <BuildPreview />
          </div>
        )}
        {!readOnly && <Readiness />}
      </div>
    </Disclosure>
  );
}
