// What is entered in the whole form, told when the key that changed it has been painted: who draws all of it anew never
// delays what somebody types.
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { useBuild } from "./build-context.ts";
import type { BuildFields } from "./build-fields.ts";

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
      // The frame that it asks for is that of the key; what comes after its timer is in the next one.
      frame ??= requestAnimationFrame(() => (timer = setTimeout(afterPaint)));
    };
    const forget = subscribe({ formState: { values: true }, callback: changed });
    // Edits may have come back before anybody listened.
    changed();
    return () => {
      forget();
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [subscribe]);

  return entered;
}
