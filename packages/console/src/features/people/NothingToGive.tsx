// A notice above the people when there is no permission to grant: why, with a link to the store.
import { useTranslation } from "react-i18next";
import { Notice } from "@lanyard/design-system";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";

interface NothingToGiveProps {
  /** Whether the company has licenses, but only of apps that ask for no permissions. */
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
