// Types of verify-webhook.mjs, which is shown as it stands and so has none of its own.

/** `headers` are those of the request, in small letters; `now` in milliseconds. */
export function isGenuine(
  body: string,
  headers: Readonly<Record<string, string | undefined>>,
  secret: string,
  now?: number,
): boolean;
