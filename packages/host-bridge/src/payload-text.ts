// What a host writes into the address of a frame, as `?bbpayload=` and this text.

/** For hosts: the parameter's text, which needs no escaping in an address. */
export const writePayload = (value: unknown): string =>
  btoa(
    Array.from(new TextEncoder().encode(JSON.stringify(value)), (byte) =>
      String.fromCharCode(byte),
    ).join(""),
  )
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
