// A live preview of the form as a badge, as a store card or store page, in one of the build's languages.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CardPreview, SegmentedControl, type CardSide } from "@lanyard/design-system";
import { useReader } from "../../../i18n/reader.ts";
import { useBuild, useSelectedLanguages } from "./build-context.ts";
import { createPreview, type Preview } from "./build-preview.ts";
import { useEnteredLater } from "./useEnteredLater.ts";

export function BuildPreview() {
  const { t } = useTranslation();
  const { build } = useBuild();
  const [side, setSide] = useState<CardSide>("front");
  const { chosen, open } = useSelectedLanguages();
  return (
    <section aria-label={t("build.preview")} className="flex flex-col gap-3">
      <Badge side={side} language={open && String(open.id)} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={t("build.preview_as")}
          size="sm"
          segments={[
            { value: "front", label: t("build.preview_card") },
            { value: "back", label: t("build.preview_page") },
          ]}
          value={side}
          onValueChange={(next) => setSide(next as CardSide)}
        />
        {chosen.length > 1 && (
          <SegmentedControl
            label={t("build.preview_language")}
            size="sm"
            segments={chosen.map(({ id, code }) => ({
              value: String(id),
              label: code.toUpperCase(),
            }))}
            value={String(open?.id)}
            onValueChange={build.setLanguage}
          />
        )}
      </div>
    </section>
  );
}

interface BadgeProps {
  readonly side: CardSide;
  readonly language: string | undefined;
}

/** The only component here that reads all fields, so that the controls below it do not re-render on every keystroke. */
function Badge({ side, language }: BadgeProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const { detail, choices } = useBuild();
  const fields = useEnteredLater();
  const { name, length, price, permissions, notes, version, ...cardProps } = createPreview({
    fields,
    detail,
    choices,
    language,
    reader,
    free: t("price.free"),
  });
  return (
    <CardPreview
      {...cardProps}
      side={side}
      name={name}
      price={side === "back" && price && length ? `${price} · ${length}` : price}
      label={t(`build.preview_of_${side}`, { name })}
    >
      <Facts {...{ permissions, notes, version }} />
    </CardPreview>
  );
}

function Facts({
  permissions,
  notes,
  version,
}: Pick<Preview, "permissions" | "notes" | "version">) {
  const { t } = useTranslation();
  return (
    <>
      {permissions.length > 0 && (
        <div className="text-sm">
          <p className="pb-1 font-medium">{t("build.permissions")}</p>
          <ul className="list-disc ps-4 text-ink-muted">
            {permissions.map((permission) => (
              <li key={permission}>{permission}</li>
            ))}
          </ul>
        </div>
      )}
      {notes.trim() !== "" && (
        <div className="text-sm">
          <p className="pb-1 font-medium">
            {version === "" ? t("build.notes") : t("build.subtitle", { version })}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-muted">
            {notes}
          </p>
        </div>
      )}
    </>
  );
}
