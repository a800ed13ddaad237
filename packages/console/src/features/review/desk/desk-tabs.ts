// The tabs of the desk in order. The address names one in `?tab=`; the first is the default and is left out.
export const deskTabs = ["build", "store", "contents", "changes"] as const;
export type DeskTab = (typeof deskTabs)[number];
export const firstTab: DeskTab = deskTabs[0];
