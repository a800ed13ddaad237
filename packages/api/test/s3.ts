// A test S3 server that checks every request's signature.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import v4 from "@20minutes/s3rver/lib/signature/v4.js";

// Signed queries must also encode these characters, which this S3 server does not.
const { getStringToSign } = v4;
v4.getStringToSign = (request, signature) => {
  const querystring = request.querystring.replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return getStringToSign({ ...request, querystring }, signature);
};

export interface TestS3 {
  readonly origin: string;
  /** Environment variables for one `testApp`, with a new folder each time. */
  readonly variables: Record<string, string>;
  /** Like `variables`, but with a wrong secret. */
  readonly wrongSecret: Record<string, string>;
  close(): Promise<void>;
}

export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), "lanyard-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "badges", configs: [] }],
  });
  const { port } = await server.run();
  const origin = `http://127.0.0.1:${port}`;
  let folders = 0;
  const variables = (secret: string) => {
    folders += 1;
    return {
      STORAGE_URL: `s3://S3RVER:${secret}@badges/files/${folders}?endpoint=${origin}&region=eu-south-1`,
    };
  };
  return {
    origin,
    get variables() {
      return variables("S3RVER");
    },
    wrongSecret: variables("wrong"),
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
