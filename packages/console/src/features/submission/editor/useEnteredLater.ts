// The values of the whole form, updated after the keystroke has been painted, so that components that render all of it
// do not delay typing.
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { useBuild } from "./build-context.ts";
import type { BuildFields } from "../fields/build-fields.ts";

export function useEnteredLater(): BuildFields {
  const { getValues, subscribe } = useBuild().build.form;
  const [entered, setEntered] = useState<BuildFields>(() => getValues());
  const tell = useEffectEvent(() => startTransition(() => setEntered(getValues())));

  useEffect(() => {
    let frame: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const afterPaint = () => {
      frame = undefined;
      tell();
    };
    const changed = () => {
      // The frame paints the keystroke; the timer in it fires after that paint.
      frame ??= requestAnimationFrame(() => (timer = setTimeout(afterPaint)));
    };
    const forget = subscribe({ formState: { values: true }, callback: changed });
    // Edits may have been restored before the subscription.
    changed();
    return () => {
      forget();
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [subscribe]);

  return entered;
}
