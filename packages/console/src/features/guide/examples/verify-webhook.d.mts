// Types of verify-webhook.mjs, which has none because the guide shows the file as it is.

/** `headers`: the request's headers, with lower-case names; `now` in ms. */
export function isGenuine(
  body: string,
  headers: Readonly<Record<string, string | undefined>>,
  secret: string,
  now?: number,
): boolean;
