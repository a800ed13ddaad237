// Above people whom nothing can be given: why, and where apps are.
import { useTranslation } from "react-i18next";
import { Notice } from "@lanyard/design-system";
import { paths } from "../shared/paths.ts";
import { TextLink } from "../shared/TextLink.tsx";

interface NothingToGiveProps {
  /** The company has licenses, of apps that ask for nothing. */
  readonly licensed: boolean;
}

export function NothingToGive({ licensed }: NothingToGiveProps) {
  const { t } = useTranslation("store");
  return (
    <Notice tone="info">
      {t(licensed ? "access.none_gives" : "access.no_apps")}{" "}
      <TextLink to={paths.store}>{t("desk.browse")}</TextLink>
    </Notice>
  );
}
