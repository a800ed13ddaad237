// A wall of hanging badges, cropped at its edges as if it continued.
import { HangingBadge, type Hue } from "@lanyard/design-system";

type Picture = readonly [name: string, hue: Hue];

/** Each column is listed from bottom to top, so that a strap is painted behind the badges above it. */
const columns: readonly { readonly place: string; readonly pictures: readonly Picture[] }[] = [
  {
    place: "-mt-24",
    pictures: [
      ["climate", "red"],
      ["rooms", "green"],
      ["shifts", "grey"],
    ],
  },
  {
    place: "-mt-4",
    pictures: [
      ["parking", "blue"],
      ["canteen", "amber"],
      ["visitors", "blue"],
    ],
  },
  {
    place: "-mt-40",
    pictures: [
      ["shifts", "grey"],
      ["shuttle", "green"],
      ["lost-badge", "red"],
    ],
  },
  {
    place: "-mt-16",
    pictures: [
      ["rooms", "green"],
      ["climate", "red"],
      ["parking", "blue"],
    ],
  },
  {
    place: "-mt-32",
    pictures: [
      ["visitors", "blue"],
      ["lost-badge", "red"],
      ["canteen", "amber"],
    ],
  },
];

export function BadgeWall({ className = "" }: { readonly className?: string }) {
  return (
    <div aria-hidden="true" inert className={`flex gap-5 ${className}`}>
      {columns.map(({ place, pictures }) => (
        <div
          key={place}
          className={`flex w-48 shrink-0 flex-col-reverse justify-end gap-12 ${place}`}
        >
          {pictures.map(([name, hue]) => (
            <HangingBadge key={name} hue={hue}>
              <img
                src={`/landing/${name}.svg`}
                alt=""
                width="1600"
                height="900"
                loading="lazy"
                className="h-auto w-full"
              />
              <div className="flex flex-col gap-2 p-4">
                <span className="h-3 w-3/4 rounded-full bg-line" />
                <span className="h-2.5 w-1/2 rounded-full bg-line" />
              </div>
            </HangingBadge>
          ))}
        </div>
      ))}
    </div>
  );
}
