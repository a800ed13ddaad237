// What a product's page shows, in its address: the tab, which build, and whether the offer is edited.
import { useSearchParams } from "react-router-dom";
import { paths } from "../shared/paths.ts";

export const detailTabs = ["overview", "build", "changes", "offer", "history"] as const;
export type DetailTab = (typeof detailTabs)[number];

const isTab = (text: string | null): text is DetailTab =>
  (detailTabs as readonly (string | null)[]).includes(text);

interface Place {
  readonly tab?: DetailTab;
  /** Id of a build; without it the page shows the one that matters now. */
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

export function useDetailPlace() {
  const [search] = useSearchParams();
  const tab = search.get("tab");
  return {
    tab: isTab(tab) ? tab : detailTabs[0],
    build: search.get("build") ?? undefined,
    edit: search.has("edit"),
  };
}
