// The request options of an API client.

/** Sends a form as it is and any other body as JSON; without a token, the request is anonymous. */
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
