// The URL and e-mail patterns of the forms.

/** Two or more non-empty labels; a trailing dot is allowed. */
const names = /^[^.]+(?:\.[^.]+)+\.?$/;

/** Whether a text is an http or https URL with a host that a browser would open. */
export function isUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return hostname === "localhost" || hostname.startsWith("[") || names.test(hostname);
}

/** The e-mail pattern of browsers for `type=email`, plus a required dot in the host. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    text,
  );
