// The icon of a build in a list; the badge drawing if there is none or it does not load.
import { useState } from "react";
import { BadgePicture, type Hue } from "@lanyard/design-system";

/**
 * Decorative: the build's name stands beside it. Needs `key={src}`, because a failed load sets state that a new address
 * must reset.
 */
export function BuildIcon({ src, hue = "grey" }: { readonly src: string; readonly hue?: Hue }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className="flex size-8 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-surface-sunken">
      {src !== "" && !broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(true)} />
      ) : (
        <BadgePicture hue={hue} className="h-4/5 w-auto" />
      )}
    </span>
  );
}
