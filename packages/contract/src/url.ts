// The URL pattern of the forms: http or https with a host name.

/** Two names or more, none of them empty; a dot may end the last. */
const names = /^[^.]+(?:\.[^.]+)+\.?$/;

/** Whether a text is a web address that a browser would open. */
export function isUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return hostname === "localhost" || hostname.startsWith("[") || names.test(hostname);
}

/** The e-mail pattern of the forms, as browsers judge `type=email`, with a dot in the host. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    text,
  );
