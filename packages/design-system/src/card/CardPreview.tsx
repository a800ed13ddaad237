// A preview of a card while its texts are being written; missing texts are blank lines. An image, without a link.
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { FilePicture } from "../image-field/FilePicture.tsx";
import { ProductLogo } from "../page-title/ProductLogo.tsx";
import type { Hue } from "../tone.ts";
import { BadgeBand } from "./BadgeBand.tsx";
import { CardBanner } from "./CardBanner.tsx";

/** `front` is the card as in a list, `back` a small version of the app's page. */
export const cardSides = ["front", "back"] as const;
export type CardSide = (typeof cardSides)[number];

/** URL of a picture, or a file that is not uploaded yet. */
export type PreviewPicture = string | File;

export interface CardPreviewProps extends Omit<ComponentProps<"div">, "role"> {
  /** Accessible name of the preview, which is one image to screen readers. */
  label: string;
  /** Side of the card to show. */
  side?: CardSide;
  /** Colour of the band, the default banner and the default icon. */
  hue: Hue;
  /** Name of the app; an empty text shows as a blank line. */
  name?: string;
  /** A sentence about the app, cut off after two lines on the front and shown in full on the back. */
  description?: string;
  /** Name of the menu entry. */
  menuEntry?: string;
  /** The formatted price, or the word for "free". */
  price?: string;
  /** The banner, which drops in with an animation if it is a file; without one the default banner shows. */
  banner?: PreviewPicture | undefined;
  /** The app's icon, shown on the back. */
  icon?: PreviewPicture | undefined;
  /** The screenshots, shown on the back with the first one large. */
  pictures?: readonly PreviewPicture[];
  /** Further content of the back, below the description. */
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
  /** Classes for the size of the bar that stands in for an empty text. */
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
