// Sets theme, brand, language and direction for everything inside it, and where menus and dialogs are rendered.
import { use, useMemo, type ComponentProps } from "react";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cx } from "class-variance-authority";
import { EnvironmentContext, type Direction } from "./environment.ts";
import { useLayerRoot } from "./useLayerRoot.ts";

export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

export interface LanyardProviderProps extends Omit<ComponentProps<"div">, "dir"> {
  /** Colour theme; by default that of the surrounding element, or else of the user's system. */
  theme?: Theme;
  /** A brand whose tokens are in the style sheet, e.g. `fjord`. */
  brand?: string;
  /** Text direction, if it differs from the page's. */
  dir?: Direction;
  /** Language of the texts, if it differs from the page's. */
  lang?: string;
  /**
   * Element in which menus and dialogs are rendered; by default that of an outer provider, or else the surrounding
   * `<dialog>`, shadow root or body.
   */
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
  const around = use(EnvironmentContext);
  const looks = {
    theme: theme ?? around.theme,
    brand: brand ?? around.brand,
    dir: dir ?? around.dir,
    lang: lang ?? around.lang,
  };
  const place = container ?? around.container;
  const { ref: ownRef, layers } = useLayerRoot(place, looks);
  const composed = useComposedRefs(ownRef, ref);
  const environment = useMemo(
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
    <EnvironmentContext value={environment}>
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
    </EnvironmentContext>
  );
}
