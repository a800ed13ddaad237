// The end of the list: how many products are shown, and the next page, loaded automatically or by a button.
import { useTranslation } from "react-i18next";
import { LoadMore } from "@lanyard/design-system";
import { useNearEnd } from "./useNearEnd.ts";

export interface More {
  readonly load: () => void;
  readonly busy: boolean;
  /** Why the last page failed to load. */
  readonly error: string | undefined;
  /** Whether the next page loads when the end of the list comes near; otherwise only the button loads it. */
  readonly byItself: boolean;
}

interface MoreProductsProps {
  readonly count: number;
  /** Undefined after the last page. */
  readonly more: More | undefined;
}

export function MoreProducts({ count, more }: MoreProductsProps) {
  const { t } = useTranslation();
  const waiting = !more?.byItself || more.busy || more.error !== undefined;
  const end = useNearEnd(waiting, () => more?.load());
  return (
    <div ref={end}>
      <LoadMore
        onMore={more?.load}
        busy={more?.busy ?? false}
        error={more?.error}
        texts={{
          count: t("products.shown", { count }),
          more: t(more?.error === undefined ? "products.more" : "action.retry"),
          busy: t("loading"),
        }}
      />
    </div>
  );
}
