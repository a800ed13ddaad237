// Renditions of stored pictures: copies with fewer pixels, stored and deleted with the picture, which can be recreated
// from it.
import { rm, stat } from "node:fs/promises";
import { renditionWidths, type RenditionWidth } from "@lanyard/contract";

const ofPicture = new RegExp(`^([0-9a-f]{64})-(?:${renditionWidths.join("|")})(\\.webp)$`);

/** The path of a rendition of the picture in a temporary file. */
export const renditionPath = (temporary: string, width: RenditionWidth) => `${temporary}-${width}`;

/** The key of a picture's rendition. */
export const renditionKey = (picture: string, width: RenditionWidth) =>
  picture.replace(/\.webp$/, `-${width}.webp`);

/** The keys under which renditions of a stored file may exist; none for a file that is not a picture. */
export const renditionKeys = (key: string): string[] =>
  key.endsWith(".webp") ? renditionWidths.map((width) => renditionKey(key, width)) : [];

/** The key of the picture that a rendition belongs to; undefined when the key is not that of a rendition. */
export function getPictureKey(key: string): string | undefined {
  const [, hash, extension] = ofPicture.exec(key) ?? [];
  return hash === undefined ? undefined : `${hash}${extension}`;
}

/** The existing renditions beside a temporary file, with their sizes in bytes. */
export async function renditionsBeside(temporary: string) {
  const renditions = await Promise.all(
    renditionWidths.map(async (width) => {
      const path = renditionPath(temporary, width);
      const size = await stat(path).then(
        (one) => one.size,
        () => undefined,
      );
      return size === undefined ? [] : { width, path, size };
    }),
  );
  return renditions.flat();
}

/** Deletes a temporary file, and the renditions beside it. */
export async function dropTemporary(temporary: string): Promise<void> {
  const paths = [temporary, ...renditionWidths.map((width) => renditionPath(temporary, width))];
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
