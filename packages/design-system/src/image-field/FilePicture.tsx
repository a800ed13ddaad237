// A picture from a URL, or from a file that is not uploaded yet.
import { useCallback, type ComponentProps } from "react";

export interface FilePictureProps extends Omit<ComponentProps<"img">, "src" | "ref"> {
  alt: string;
  /** URL of the picture, used when there is no `file`. */
  src?: string | undefined;
  /** Shown through an object URL, which is revoked when the picture unmounts. */
  file?: File | undefined;
}

export function FilePicture({ src, file, alt, ...image }: FilePictureProps) {
  const show = useCallback(
    (node: HTMLImageElement | null) => {
      if (!node || !file) return undefined;
      const url = URL.createObjectURL(file);
      node.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img
      {...image}
      alt={alt}
      key={file ? "file" : src}
      ref={show}
      {...(!file && { src })}
      draggable={false}
    />
  );
}
