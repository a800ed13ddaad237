// A picture from an address or from a file that is not sent yet.
import { useCallback, type ComponentProps } from "react";

export interface FilePictureProps extends Omit<ComponentProps<"img">, "src" | "ref"> {
  alt: string;
  /** Address of the picture; the file takes precedence. */
  src?: string | undefined;
  /** Shown from an object URL, which is revoked when the picture goes. */
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
