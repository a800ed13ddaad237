// Files in a bucket of S3 or a compatible service: an object appears once it is complete.
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import {
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { Blobs, Part } from "./blobs.ts";
import { inParts, type Piece } from "./content-in-parts.ts";

const downloadTimeout = "60 seconds";
const isMissing = (error: unknown): boolean => {
  const { name, cause } = error as { name?: string; cause?: unknown };
  return name === "NotFound" || name === "NoSuchKey" || (cause !== undefined && isMissing(cause));
};
/** The object exists, or is just being written. */
const isTaken = (error: unknown): boolean =>
  ["PreconditionFailed", "ConditionalRequestConflict"].includes((error as Error).name);
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/**
 * `s3://key:secret@bucket/folder?endpoint=https://…&region=…`. Without key and secret, the SDK looks for credentials
 * (AWS_ACCESS_KEY_ID, a profile, the machine's role); without an endpoint, it uses Amazon's. `publicUrl` is the
 * endpoint for clients, if they reach the bucket at another one, or `none` if they cannot reach it.
 */
export function s3Blobs(storageUrl: string, publicUrl?: string): Blobs {
  const url = new URL(storageUrl);
  const bucket = url.hostname;
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, "");
  const endpoint = url.searchParams.get("endpoint");
  const settings: S3ClientConfig = {
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
    // Not every compatible service knows the newer checksums, and the file name is a checksum anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 120_000 },
  };
  const createDisk = (client: S3Client) =>
    new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
  const client = new S3Client(settings);
  const disk = createDisk(client);
  // Reads have a connection pool of their own, so that uploads and the readiness check always find a connection.
  const reader = new S3Client(settings);
  // The signature covers the host, so URLs for clients are signed for the host that clients use.
  const isReachable = publicUrl !== "none";
  const publicDisk =
    isReachable && publicUrl
      ? createDisk(new S3Client({ ...settings, endpoint: publicUrl, forcePathStyle: true }))
      : disk;
  const toKey = (path: string) => (folder === "" ? path : `${folder}/${path}`);

  async function readPart(key: string, { start, end }: Part): Promise<Piece | undefined> {
    const Range = `bytes=${start}-${end}`;
    const { Body, ContentRange } = await reader.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, Range }),
    );
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    // Without Content-Range, the response contains the whole content.
    return { bytes, totalBytes: Number(/\d+$/.exec(ContentRange ?? "")?.[0] ?? bytes.length) };
  }

  return {
    size: (path) =>
      disk.getMetaData(toKey(path)).then(({ contentLength }) => contentLength, unlessMissing),
    read: (path, range) =>
      inParts((part) => readPart(toKey(path), part).catch(unlessMissing), range),
    async create(path, content) {
      const object = { Bucket: bucket, Key: toKey(path), Body: content };
      await client
        .send(new PutObjectCommand({ ...object, IfNoneMatch: "*" }))
        .catch((error: unknown) => {
          if (!isTaken(error)) throw error;
        });
    },
    async store(temporary, path) {
      const { size } = await stat(temporary);
      await disk.putStream(toKey(path), createReadStream(temporary), { contentLength: size });
      await rm(temporary);
    },
    ...(isReachable && {
      downloadUrl: (path: string, disposition: string) =>
        publicDisk.getSignedUrl(toKey(path), {
          expiresIn: downloadTimeout,
          contentDisposition: disposition,
          contentType: "application/octet-stream",
          ResponseCacheControl: "private, no-store",
        }),
    }),
    delete: (path) => disk.delete(toKey(path)),
    async check() {
      // The result does not matter: the call throws when the bucket cannot be reached.
      await disk.exists(toKey("readiness"));
    },
  };
}
