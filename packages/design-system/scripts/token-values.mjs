// How a value of each type of the design-token format is written in CSS.

const byte = (component) => Math.round(component * 255);
const two = (value) => byte(value).toString(16).padStart(2, "0");

const color = ({ colorSpace, components, alpha = 1, hex }, path) => {
  if (colorSpace !== "srgb") throw new Error(`${path}: only srgb is written, not ${colorSpace}`);
  const written = `#${components.map(two).join("")}`;
  // The hex is what people read and edit by; a token that says two colours is a mistake.
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

/** The CSS of one token's value. Throws, naming the token, for a type that is not written. */
export const cssValue = (type, value, path) => {
  const write = writers[type];
  if (!write) throw new Error(`${path}: no way to write the type ${type}`);
  return write(value, path);
};
