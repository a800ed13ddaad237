// Addresses of pictures as they come over the wire: relative ones are meant from the root of the API host, which is ours.

/** The fields that name a picture. */
const pictures = new Set(["avatar", "banner_url", "build_icon", "icon_url", "screenshot_url"]);

/** Whole addresses and pictures within the text stay; nothing stays nothing. */
const fromRoot = (path: string): string =>
  path === "" || /^\/|http|data:image/.test(path) ? path : `/${path}`;

/** For JSON.parse. */
export const withPicturePaths = (field: string, value: unknown): unknown =>
  typeof value === "string" && pictures.has(field) ? fromRoot(value) : value;
