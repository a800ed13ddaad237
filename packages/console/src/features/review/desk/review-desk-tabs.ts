// The tabs of the desk in order. The address names one in `?tab=`; the first is the default and is left out.
export const reviewDeskTabs = ["build", "store", "contents", "changes"] as const;
export type ReviewDeskTab = (typeof reviewDeskTabs)[number];
export const firstTab: ReviewDeskTab = reviewDeskTabs[0];
