/** A color by its red, green and blue from 0 to 255. */
type Channels = readonly number[];

function luminance(color: Channels): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Computes the contrast of two colors by the formula of WCAG 2.2: from 1 to 21. */
export function contrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
