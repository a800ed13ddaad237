// An S3 server for tests that checks every request's signature.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export interface TestS3 {
  /** For `testApp`. */
  readonly variables: Record<string, string>;
  /** As `variables`, signed with a secret that is not the server's. */
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
  const variables = (secret: string) => ({
    STORAGE_URL: `s3://S3RVER:${secret}@badges/files?endpoint=http://127.0.0.1:${port}&region=eu-south-1`,
  });
  return {
    variables: variables("S3RVER"),
    wrongSecret: variables("wrong"),
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
