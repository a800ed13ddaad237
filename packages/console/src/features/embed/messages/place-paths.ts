// The paths of the places that a host may open by name.
import { paths } from "../../../app/paths.ts";
import type { Place } from "../host-options.ts";

const places = {
  store: paths.store,
  apps: paths.storeApps,
  licenses: paths.licenses,
  people: paths.people,
  receipts: paths.receipts,
} as const;

export const toPath = (place: Place): string =>
  typeof place === "string" ? places[place] : paths.storeProduct(place.product);
