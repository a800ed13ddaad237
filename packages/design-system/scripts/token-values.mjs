// Converts values of the design-token format to CSS, by type.

const byte = (component) => Math.round(component * 255);
const two = (value) => byte(value).toString(16).padStart(2, "0");

const color = ({ colorSpace, components, alpha = 1, hex }, path) => {
  if (colorSpace !== "srgb") throw new Error(`${path}: only srgb is supported, not ${colorSpace}`);
  const written = `#${components.map(two).join("")}`;
  // People read and edit the hex value, so it must agree with the components.
  if (hex !== undefined && hex.toLowerCase() !== written)
    throw new Error(`${path}: components say ${written}, hex says ${hex}`);
  return alpha === 1 ? written : `rgb(${components.map(byte).join(" ")} / ${alpha})`;
};

const measure = ({ value, unit }) => (value === 0 && unit === "px" ? "0" : `${value}${unit}`);

const writers = {
  color,
  dimension: measure,
  duration: ({ value, unit }) => `${value}${unit}`,
  cubicBezier: (points) => `cubic-bezier(${points.join(", ")})`,
  fontFamily: (names) => names.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", "),
  shadow: ({ color: ink, offsetX, offsetY, blur, spread }, path) =>
    [
      measure(offsetX),
      measure(offsetY),
      measure(blur),
      ...(spread.value === 0 ? [] : [measure(spread)]),
      color(ink, path),
    ].join(" "),
};

/** The CSS for the value of one token. Throws, naming the token, for an unsupported type. */
export const cssValue = (type, value, path) => {
  const write = writers[type];
  if (!write) throw new Error(`${path}: the type ${type} is not supported`);
  return write(value, path);
};
