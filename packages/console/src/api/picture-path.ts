// Picture addresses in API answers: relative ones are relative to the API host's root, which is the console's own
// origin.

/** The fields that name a picture. */
const pictures = new Set(["avatar", "banner_url", "build_icon", "icon_url", "screenshot_url"]);

/** Absolute URLs, absolute paths and data URLs stay unchanged; so does an empty address. */
const fromRoot = (path: string): string =>
  path === "" || /^\/|http|data:image/.test(path) ? path : `/${path}`;

/** A reviver for JSON.parse. */
export const withPicturePaths = (field: string, value: unknown): unknown =>
  typeof value === "string" && pictures.has(field) ? fromRoot(value) : value;
