// Whether a picture that is not the kept one to the byte is within what the comparison forgives. Of the process that has the
// browser: a story file's own code takes seconds for so many pixels.
import sharp from "sharp";

/** Of black and white, as `apart` measures it. */
const mostApart = 35_215;

/** How far two colours are from each other, as the comparison measures it: in brightness and two hues, weighted as eyes do. */
const apart = (red, green, blue) => {
  const y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue;
  const i = 0.59597799 * red - 0.2741761 * green - 0.32180189 * blue;
  const q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
};

const pixelsOf = (picture) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether no pixel of a screenshot is further from a kept picture's than `threshold` forgives. */
export async function isWithin(threshold, kept, screenshot) {
  const [one, other] = await Promise.all([pixelsOf(kept), pixelsOf(screenshot)]);
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return false;
  const most = mostApart * threshold ** 2;
  for (let at = 0; at < one.data.length; at += 3) {
    const red = one.data[at] - other.data[at];
    const green = one.data[at + 1] - other.data[at + 1];
    const blue = one.data[at + 2] - other.data[at + 2];
    if (apart(red, green, blue) > most) return false;
  }
  return true;
}
