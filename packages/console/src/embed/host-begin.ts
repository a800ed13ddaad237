// What a host's address of the frame says before anybody has spoken: `bbpayload`.
import { readPayload } from "@lanyard/host-bridge";
import { paths } from "../shared/paths.ts";
import { takeLook, type Look } from "./host-look.ts";
import { readPlace } from "./host-options.ts";
import { pathOf } from "./place-paths.ts";

const isRecord = (told: unknown): told is Readonly<Record<string, unknown>> =>
  typeof told === "object" && told !== null && !Array.isArray(told);

const themes: readonly unknown[] = ["light", "dark", "contrast"];
const directions: readonly unknown[] = ["ltr", "rtl"];

/** As a setup would say it; anything else in it is nobody's. */
const lookIn = ({ locale, theme, direction }: Readonly<Record<string, unknown>>): Look => ({
  ...(typeof locale === "string" && { locale }),
  ...(themes.includes(theme) && { theme: theme as NonNullable<Look["theme"]> }),
  ...(directions.includes(direction) && {
    direction: direction as NonNullable<Look["direction"]>,
  }),
});

/** Takes over look and place; the frame's own address counts where it is one of the store's already. */
export function beginPlace(): void {
  const told = readPayload();
  if (!isRecord(told)) return;
  takeLook(lookIn(told));
  const place = readPlace(told);
  if (place !== undefined) history.replaceState(history.state, "", pathOf(place));
  else if (!location.pathname.startsWith(paths.store))
    history.replaceState(history.state, "", paths.store);
}
