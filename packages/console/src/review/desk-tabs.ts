// The views of the open build at the desk, in their order; ?tab= in its address names one, the first goes without saying.
export const deskTabs = ["build", "store", "contents", "changes"] as const;
export type DeskTab = (typeof deskTabs)[number];
export const firstTab: DeskTab = deskTabs[0];
