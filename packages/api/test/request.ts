// What a client of the API sends with a call.

/** A form as it is, any other body as JSON; in nobody's name without a token. */
export function requestOf(method: string, token?: string, body?: object): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method,
    headers: {
      "accept-language": "en",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { "content-type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  };
}
