// Up to this number, apps are seen at a glance and need no search.
export const fewApps = 8;
