// The state of a product's page that is stored in its address: the tab, the build, and whether the offer is being
// edited.
import { useSearchParams } from "react-router-dom";
import { paths } from "../../../app/paths.ts";

export const detailTabs = ["overview", "build", "changes", "offer", "history"] as const;
export type DetailTab = (typeof detailTabs)[number];

const isTab = (text: string | null): text is DetailTab =>
  (detailTabs as readonly (string | null)[]).includes(text);

interface Place {
  readonly tab?: DetailTab;
  /** The id of a build; without it the page shows the current build. */
  readonly build?: string | number | undefined;
  readonly edit?: boolean;
}

export function detailPath(productId: string | number, { tab, build, edit }: Place): string {
  const query = new URLSearchParams({
    ...(build !== undefined && { build: String(build) }),
    ...(tab && tab !== "overview" && { tab }),
    ...(edit && { edit: "1" }),
  });
  return `${paths.product(productId)}${query.size > 0 ? `?${query.toString()}` : ""}`;
}

/** Ignores invalid parts of the address. */
export function parseDetailPlace(search: URLSearchParams) {
  const tab = search.get("tab");
  return {
    tab: isTab(tab) ? tab : detailTabs[0],
    build: search.get("build") ?? undefined,
    edit: search.has("edit"),
  };
}

export const useDetailPlace = () => parseDetailPlace(useSearchParams()[0]);
