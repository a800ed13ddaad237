// Whether a picture that is not byte-identical to its baseline is within the comparison's tolerance. Runs in the
// browser's process, because the same loop takes seconds in a story file's transformed code.
import sharp from "sharp";

/** The distance between black and white, as measured by `apart`. */
const mostApart = 35_215;

/** The perceived distance between two colours, as in the comparison: brightness and two hues (YIQ), weighted. */
const apart = (red, green, blue) => {
  const y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue;
  const i = 0.59597799 * red - 0.2741761 * green - 0.32180189 * blue;
  const q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
};

const pixelsOf = (picture) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether every pixel of a screenshot is within `threshold` of the baseline's. */
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
