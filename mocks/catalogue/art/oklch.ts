const toSrgb = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (channels: number[]) => channels.every((channel) => channel > -0.0005 && channel < 1.0005);

/** sRGB hex of an oklch colour (lightness 0–1, hue in degrees); chroma shrinks until the colour exists in sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let reduced = chroma;
  for (let step = 0; step < 60 && !inGamut(linearRgb(lightness, reduced, hue)); step += 1) reduced *= 0.96;
  const hex = linearRgb(lightness, reduced, hue).map((channel) =>
    Math.round(255 * clamp(toSrgb(clamp(channel))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('').toUpperCase()}`;
}
