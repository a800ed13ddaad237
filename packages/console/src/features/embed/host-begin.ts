// Reads the host's `bbpayload` from the frame's address, before any message arrives.
import { readPayload } from "@lanyard/host-bridge";
import { takeLook, type Look } from "./host-look.ts";
import { readPlace } from "./host-options.ts";
import { toPath } from "./messages/place-paths.ts";
import { isRecord } from "./is-record.ts";

const themes: readonly unknown[] = ["light", "dark", "contrast"];
const directions: readonly unknown[] = ["ltr", "rtl"];

/** Reads the fields of a look as in a `setup` message; ignores all others. */
const parseLook = ({
  locale,
  theme,
  direction,
  height,
}: Readonly<Record<string, unknown>>): Look => ({
  ...(typeof locale === "string" && { locale }),
  ...(themes.includes(theme) && { theme: theme as NonNullable<Look["theme"]> }),
  ...(directions.includes(direction) && {
    direction: direction as NonNullable<Look["direction"]>,
  }),
  ...(Number.isFinite(height) && { height: height as number }),
});

/** Applies look and place; without a place, the frame's address stays. */
export function beginPlace(): void {
  const payload = readPayload();
  if (!isRecord(payload)) return;
  takeLook(parseLook(payload));
  const place = readPlace(payload);
  if (place !== undefined) history.replaceState(history.state, "", toPath(place));
}
