// Theme, brand, language and direction of everything below it, and the place where its menus and dialogs open.
import { use, useMemo, type ComponentProps } from "react";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cx } from "class-variance-authority";
import { SurroundingsContext, type Direction } from "./surroundings.ts";
import { useOwnLayers } from "./useOwnLayers.ts";

export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

export interface LanyardProviderProps extends Omit<ComponentProps<"div">, "dir"> {
  /** Without it, the theme around it counts, and in the end the reader's system. */
  theme?: Theme;
  /** A brand that has its tokens in the style sheet, for example `fjord`. */
  brand?: string;
  /** Reading direction, where it differs from the page's. */
  dir?: Direction;
  /** Language of the texts, where it differs from the page's. */
  lang?: string;
  /** Where menus and dialogs stand; without it where those of the provider around it do, else at the end of the `<dialog>`, the shadow root or the body that it is in. */
  container?: HTMLElement;
}

export function LanyardProvider({
  theme,
  brand,
  dir,
  lang,
  container,
  className,
  ref,
  children,
  ...rest
}: LanyardProviderProps) {
  const around = use(SurroundingsContext);
  const looks = {
    theme: theme ?? around.theme,
    brand: brand ?? around.brand,
    dir: dir ?? around.dir,
    lang: lang ?? around.lang,
  };
  const place = container ?? around.container;
  const { ref: ownRef, layers } = useOwnLayers(place, looks);
  const composed = useComposedRefs(ownRef, ref);
  const surroundings = useMemo(
    () => ({
      theme: looks.theme,
      brand: looks.brand,
      dir: looks.dir,
      lang: looks.lang,
      container: place,
      layers,
    }),
    [looks.theme, looks.brand, looks.dir, looks.lang, place, layers],
  );
  return (
    <SurroundingsContext value={surroundings}>
      <div
        {...rest}
        ref={composed}
        dir={dir}
        lang={lang}
        data-slot="lanyard"
        data-variant={theme}
        data-theme={theme}
        data-brand={brand}
        className={cx("contents text-ink", className)}
      >
        {children}
      </div>
    </SurroundingsContext>
  );
}
