// A build in the queue: what it is, whose it is, how long it has waited, and who is reviewing it.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ListItem } from "@lanyard/design-system";
import { toRenditionUrl, type QueueEntry } from "@lanyard/contract";
import { BuildIcon } from "../../../components/status/BuildIcon.tsx";
import { getHue } from "../../../components/status/hue.ts";
import { useReader } from "../../../i18n/reader.ts";
import { ClaimMark } from "./ClaimMark.tsx";
import { sayDuration } from "../duration.ts";
import { FactLine } from "../FactLine.tsx";

const currentMark =
  "before:absolute before:inset-y-0 before:start-0 before:border-s-3 before:border-accent";

interface QueueRowProps {
  readonly entry: QueueEntry;
  readonly address: string;
  readonly current: boolean;
}

export function QueueRow({ entry, address, current }: QueueRowProps) {
  const { t } = useTranslation("review");
  const language = useReader();
  const waits = sayDuration(entry.waiting_seconds, language);
  return (
    <ListItem
      data-build={entry.submission_id}
      // A border, because forced colours keep it and it stands out from the claim badge.
      className={current ? currentMark : undefined}
      title={entry.product_name}
      link={<Link to={address} {...(current && { "aria-current": "true" as const })} />}
      leading={
        <BuildIcon
          key={entry.icon_url}
          src={toRenditionUrl(entry.icon_url, 160)}
          hue={getHue(entry.menu_entry_id)}
        />
      }
      meta={
        <time dateTime={entry.sent_at}>
          <span aria-hidden="true">{sayDuration(entry.waiting_seconds, language, "short")}</span>
          <span className="sr-only">{t("queue.waits", { time: waits })}</span>
        </time>
      }
      text={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <FactLine
            facts={[entry.version, entry.username, t(entry.first ? "queue.first" : "queue.update")]}
          />
          <ClaimMark claim={entry.claim} />
        </span>
      }
    />
  );
}
