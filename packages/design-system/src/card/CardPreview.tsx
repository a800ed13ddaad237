// A badge while it is being written: what is missing is a blank line, what is there is printed as on a Card. A picture, without a link.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { FilePicture } from "../image-field/FilePicture.tsx";
import { ProductLogo } from "../page-title/ProductLogo.tsx";
import type { Hue } from "../tone.ts";
import { BadgeBand } from "./BadgeBand.tsx";
import { CardBanner } from "./CardBanner.tsx";

/** A card as in a list, or turned round: the app's page in small. */
export const cardSides = ["front", "back"] as const;
export type CardSide = (typeof cardSides)[number];

/** Address of a picture, or one that is not sent yet. */
export type PreviewPicture = string | File;

export interface CardPreviewProps extends Omit<ComponentProps<"div">, "role"> {
  /** What it shows, for screen readers: it is one picture to them. */
  label: string;
  /** Which side of the badge shows. */
  side?: CardSide;
  /** Colour of the band, of the default banner and of the default icon. */
  hue: Hue;
  /** Name of the app. Empty texts are blank lines. */
  name?: string;
  /** A sentence about the app: two lines at most in front, all of it on the back. */
  description?: string;
  /** Name of the menu entry. */
  menuEntry?: string;
  /** The formatted price, or the word for "free". */
  price?: string;
  /** The banner; one that is not sent yet drops onto the badge. Without it the default one shows. */
  banner?: PreviewPicture | undefined;
  /** The icon, on the back. */
  icon?: PreviewPicture | undefined;
  /** The screenshots, on the back: the first one large. */
  pictures?: readonly PreviewPicture[];
  /** What else stands on the back, below the description. */
  children?: ReactNode;
}

export function CardPreview({
  label,
  side = "front",
  hue,
  name = "",
  description = "",
  menuEntry = "",
  price = "",
  banner,
  icon,
  pictures = [],
  children,
  className,
  ...rest
}: CardPreviewProps) {
  return (
    <div
      aria-label={label}
      {...rest}
      role="img"
      data-slot="card-preview"
      data-variant={side}
      data-hue={hue}
      className={cx("flex flex-col", className)}
    >
      <BadgeBand hue={hue} />
      {banner instanceof File ? (
        <div
          data-slot="card-banner"
          className="aspect-16/7 shrink-0 overflow-hidden bg-surface-sunken"
        >
          <FilePicture file={banner} alt="" className="drop-on size-full object-cover" />
        </div>
      ) : (
        <CardBanner key={banner} hue={hue} src={banner} loading="eager" />
      )}
      <div className="flex flex-col gap-3 rounded-b-lg border border-t-0 border-line bg-surface-raised p-4 pb-3">
        <div className="flex items-start gap-3">
          {side === "back" &&
            (icon instanceof File ? (
              <FilePicture
                file={icon}
                alt=""
                className="size-10 shrink-0 rounded-md object-cover"
              />
            ) : (
              <ProductLogo key={icon} hue={hue} src={icon} size="sm" />
            ))}
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <Line
              text={name}
              blank={cx("my-1 h-5 w-4/5")}
              className="line-clamp-2 text-lg font-semibold tracking-tight text-ink"
            />
            <Line
              text={menuEntry}
              blank={cx("my-0.5 h-3 w-2/5")}
              className="text-xs text-ink-muted"
            />
          </div>
        </div>
        {side === "back" && pictures.length > 0 && <Pictures pictures={pictures} />}
        <Line
          text={description}
          blank={cx("my-1 h-3 w-full")}
          className={cx(
            "text-sm",
            side === "front"
              ? "line-clamp-2 min-h-10 text-ink-muted"
              : "whitespace-pre-line text-ink",
          )}
        />
        {side === "back" && children}
        <div className="border-t border-line pt-3">
          <Line
            text={price}
            blank={cx("my-1 h-4 w-1/4")}
            className="font-semibold tabular-nums text-ink"
          />
        </div>
      </div>
    </div>
  );
}

const Pictures = ({ pictures }: { pictures: readonly PreviewPicture[] }) => (
  <div className="grid grid-cols-5 gap-1.5">
    {pictures.map((picture, place) => (
      <FilePicture
        key={place}
        {...(picture instanceof File ? { file: picture } : { src: picture })}
        alt=""
        className="aspect-video w-full rounded-sm border border-line object-cover first:col-span-5"
      />
    ))}
  </div>
);

interface LineProps {
  text: string;
  /** Its measures while nothing is written. */
  blank: string;
  className: string;
}

function Line({ text, blank, className }: LineProps) {
  const written = text.trim() !== "";
  return (
    <p data-state={written ? "written" : "blank"} className={cx("wrap-anywhere", className)}>
      {written ? (
        <bdi>{text}</bdi>
      ) : (
        <span
          className={cx(
            "block rounded-sm bg-surface-sunken forced-colors:border forced-colors:border-[GrayText]",
            blank,
          )}
        />
      )}
    </p>
  );
}
