// Sample files for stories, and drag events with files.

/** A file with the given number of bytes. */
export const sampleFile = (name: string, type: string, bytes = 8): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A file with the SVG of a story's sample picture; `address` is that picture's data URL. */
export const pictureFile = (name: string, address: string): File =>
  new File([decodeURIComponent(address.slice(address.indexOf(",") + 1))], name, {
    type: "image/svg+xml",
  });

/** Dispatches one drag event that carries the given files. */
export const dragFiles = (
  type: "dragenter" | "dragover" | "dragleave" | "drop",
  target: Element,
  files: File[],
) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
};
