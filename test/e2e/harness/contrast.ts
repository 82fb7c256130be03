/** Returns the relative luminance (WCAG 2.2) of an opaque colour, as `rgb(1, 2, 3)`. */
function luminanceOf(colour: string): number {
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
  if (parts.length === 0) throw new Error(`${colour} is not opaque`);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two opaque colours, from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
