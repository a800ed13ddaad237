// Sends a fuzzed request, in the encoding that it names.
import type { Call } from "@lanyard/contract";
import type { InjectOptions } from "fastify";
import { picture } from "../../fixtures.ts";
import type { TestApp } from "../../harness.ts";
import type { Reply } from "../../reply.ts";
import { flat, pathOf, type FuzzedRequest } from "./requests.ts";
import type { Target } from "./targets.ts";

const token = {
  creator: "token-of-creator",
  admin: "token-of-admin",
  other: "token-of-other",
  nobody: "",
  stranger: "nobodys-token",
};

async function payloadOf(
  call: Call,
  { body, encoding }: FuzzedRequest,
): Promise<Pick<InjectOptions, "payload" | "headers">> {
  const as = (type: string, payload: string) => ({ payload, headers: { "content-type": type } });
  if (call.method === "GET" || call.method === "DELETE") return {};
  switch (encoding) {
    case "json":
      return body === undefined ? {} : as("application/json", JSON.stringify(body));
    case "form":
      return as("application/x-www-form-urlencoded", new URLSearchParams(flat(body)).toString());
    case "broken":
      return as("application/json", '{"name":');
    case "xml":
      return as("text/xml", "<name/>");
    case "huge":
      return as("application/json", JSON.stringify({ name: "x".repeat(5_000_000) }));
    default: {
      const form = new FormData();
      for (const [name, value] of flat(body)) form.append(name, value);
      const [image] = Object.entries(call.files ?? {}).filter(([, { kind }]) => kind === "image");
      if (encoding === "multipart" && image)
        form.append(image[0], new File([new Uint8Array(await picture(8, 8))], "picture.png"));
      if (encoding === "bad file")
        form.append(Object.keys(call.files ?? {})[0]!, new File(["no picture"], "icon.png"));
      const encoded = new Response(form);
      return {
        payload: Buffer.from(await encoded.arrayBuffer()),
        headers: { "content-type": encoded.headers.get("content-type")! },
      };
    }
  }
}

/** Sends the request and returns the server's response. */
export async function send(
  app: TestApp,
  call: Call,
  request: FuzzedRequest,
  target: Target,
): Promise<Reply> {
  const query = new URLSearchParams(flat(request.query)).toString();
  const { payload, headers } = await payloadOf(call, request);
  const reply = await app.fastify.inject({
    method: request.method as "GET",
    url: `${pathOf(call, request, target)}${query === "" ? "" : `?${query}`}`,
    ...(payload === undefined ? {} : { payload }),
    headers: {
      "accept-language": "en",
      ...headers,
      ...(request.caller === "nobody" ? {} : { authorization: `Bearer ${token[request.caller]}` }),
    },
  });
  const isFile = call.answersFile !== undefined && reply.statusCode === 200;
  const body: unknown = isFile ? reply.body : reply.json();
  return { status: reply.statusCode, body, headers: reply.headers };
}
