// Real files for the browser to upload: pictures, an archive, an SQL script.
import { Buffer } from "node:buffer";
import sharp from "sharp";
import { ZipFile } from "yazl";

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function picture(
  name: string,
  width: number,
  height: number,
  colour: string,
): Promise<Upload> {
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

export async function archive(
  name: string,
  entries: Readonly<Record<string, string>>,
): Promise<Upload> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Uint8Array));
  return { name, mimeType: "application/zip", buffer: Buffer.concat(chunks) };
}

export const textFile = (name: string, mimeType: string, text: string): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
