// Where a picture has something to see: a menu of a whole window stands in its corner, a dialog in its middle.

const columns = 64;

/** Whether everything to be seen lies within this part of the picture, from its upper left corner. */
export const isInCorner = (image: HTMLImageElement, width: number, height: number): boolean => {
  const { naturalWidth, naturalHeight } = image;
  const rows = Math.round((columns * naturalHeight) / naturalWidth);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context || rows === 0) return false;
  canvas.width = columns;
  canvas.height = rows;
  context.drawImage(image, 0, 0, columns, rows);
  const { data } = context.getImageData(0, 0, columns, rows);
  const ground = data.slice(-4);
  return data.every((value, at) => {
    const pixel = Math.floor(at / 4);
    const [x, y] = [pixel % columns, Math.floor(pixel / columns)];
    const inside = (x * naturalWidth) / columns < width && (y * naturalHeight) / rows < height;
    return inside || Math.abs(value - (ground[at % 4] ?? 0)) < 6;
  });
};
