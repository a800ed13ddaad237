// Files in a bucket of S3 or of a service that speaks its protocol: an object appears when all of it has arrived.
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { Blobs } from "./blobs.ts";

const isMissing = (error: unknown): boolean => {
  const { name, cause } = error as { name?: string; cause?: unknown };
  return name === "NotFound" || name === "NoSuchKey" || (cause !== undefined && isMissing(cause));
};

/**
 * `s3://key:secret@bucket/folder?endpoint=https://…&region=…`. Without key and secret the usual places are asked
 * (AWS_ACCESS_KEY_ID, a profile, the machine's role); without endpoint it is Amazon's.
 */
export function s3Blobs(storageUrl: string): Blobs {
  const url = new URL(storageUrl);
  const bucket = url.hostname;
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, "");
  const endpoint = url.searchParams.get("endpoint");
  const client = new S3Client({
    region: url.searchParams.get("region") ?? "us-east-1",
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(url.username
      ? {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }
      : {}),
    // Services beside Amazon's do not all know the newer checksums; the name is the checksum anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 120_000 },
  });
  const driver = new S3Driver({ client, bucket, visibility: "private", supportsACL: false });
  const disk = new Disk(driver);
  const keyOf = (place: string) => (folder === "" ? place : `${folder}/${place}`);

  return {
    exists: (place) => disk.exists(keyOf(place)),
    async read(place) {
      try {
        const { contentLength } = await disk.getMetaData(keyOf(place));
        return { stream: await disk.getStream(keyOf(place)), bytes: contentLength };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async take(staged, place) {
      const { size } = await stat(staged);
      await disk.putStream(keyOf(place), createReadStream(staged), { contentLength: size });
      await rm(staged);
    },
    delete: (place) => disk.delete(keyOf(place)),
    async check() {
      // Whether it is there or not: a bucket that cannot be asked throws.
      await disk.exists(keyOf("readiness"));
    },
  };
}
