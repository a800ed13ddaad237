// Files for stories, and the events of dragging them over something.

/** A file of so many bytes. */
export const sampleFile = (name: string, type: string, bytes = 8): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A file that shows the drawing behind a story's sample picture. */
export const pictureFile = (name: string, address: string): File =>
  new File([decodeURIComponent(address.slice(address.indexOf(",") + 1))], name, {
    type: "image/svg+xml",
  });

/** Sends one event of a drag that carries these files. */
export const dragFiles = (
  type: "dragenter" | "dragover" | "dragleave" | "drop",
  target: Element,
  files: File[],
) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
};
