// One file of FileDrop with its name, state, and buttons to cancel, retry, download or remove it.
import { cx } from "class-variance-authority";
import {
  CircleAlert,
  CircleCheck,
  Clock,
  Download,
  RotateCw,
  Trash2,
  Upload,
  X,
} from "../icon/drawings.ts";
import type { Drawing } from "../icon/drawing.tsx";
import { buttonLook } from "../button/button-look.ts";
import { IconButton } from "../button/IconButton.tsx";
import { ProgressBar } from "../loading/ProgressBar.tsx";
import type { FileDropLabels, UploadItem, UploadState } from "./upload-item.ts";

const looks: Record<UploadState, { Icon: Drawing; iconClassName: string }> = {
  waiting: { Icon: Clock, iconClassName: "text-ink-muted" },
  uploading: { Icon: Upload, iconClassName: "text-ink-muted" },
  uploaded: { Icon: CircleCheck, iconClassName: "text-success" },
  failed: { Icon: CircleAlert, iconClassName: "text-danger" },
};

interface UploadRowProps {
  item: UploadItem;
  labels: FileDropLabels;
  /** Hides all buttons except the download. */
  locked: boolean;
  onRemove: () => void;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onDownload?: (() => void) | undefined;
}

export function UploadRow({
  item,
  labels,
  locked,
  onRemove,
  onCancel,
  onRetry,
  onDownload,
}: UploadRowProps) {
  const { Icon, iconClassName } = looks[item.state];
  const running = item.state === "waiting" || item.state === "uploading";
  return (
    <li data-slot="upload" data-state={item.state} className="flex items-start gap-3 px-3 py-2">
      <Icon aria-hidden className={cx("mt-2 size-4 shrink-0", iconClassName)} />
      <div className="min-w-0 flex-1 py-1.5 text-sm">
        <p className="wrap-anywhere text-ink">{item.name}</p>
        <p className="text-xs text-ink-muted tabular-nums">
          <bdi>{item.size}</bdi>
          {" · "}
          <output className={cx(item.state === "failed" && "text-danger")}>
            {labels[item.state]}
          </output>
          {item.state === "uploading" &&
            item.progress !== undefined &&
            ` ${Math.floor(item.progress * 100)}%`}
        </p>
        {item.error && <p className="pt-0.5 wrap-anywhere text-danger">{item.error}</p>}
        {item.state === "uploading" && (
          <ProgressBar label={item.name} value={item.progress} className="mt-2 mb-1" />
        )}
      </div>
      <div className="flex shrink-0 gap-1">
        {item.href && (
          <a
            href={item.href}
            download={item.name}
            aria-label={`${labels.download} ${item.name}`}
            className={action}
            onClick={(event) => {
              if (!onDownload || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onDownload();
            }}
          >
            <Download aria-hidden />
          </a>
        )}
        {!locked && item.state === "failed" && onRetry && (
          <IconButton
            size="sm"
            label={`${labels.retry} ${item.name}`}
            onClick={onRetry}
            icon={<RotateCw aria-hidden />}
          />
        )}
        {!locked &&
          (running && onCancel ? (
            <IconButton
              size="sm"
              label={`${labels.cancel} ${item.name}`}
              onClick={onCancel}
              icon={<X aria-hidden />}
            />
          ) : (
            <IconButton
              size="sm"
              label={`${labels.remove} ${item.name}`}
              onClick={onRemove}
              icon={<Trash2 aria-hidden />}
            />
          ))}
      </div>
    </li>
  );
}

const action = cx(buttonLook({ intent: "quiet", size: "sm", shape: "icon" }), "[&>svg]:size-4");
