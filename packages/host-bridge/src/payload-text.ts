// The text that a host writes into a frame's address, as `?bbpayload=` and this text.

/** For hosts: the value of the parameter; it needs no escaping in an address. */
export const writePayload = (value: unknown): string =>
  btoa(
    Array.from(new TextEncoder().encode(JSON.stringify(value)), (byte) =>
      String.fromCharCode(byte),
    ).join(""),
  )
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
