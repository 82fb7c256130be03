import { createSeededRandom } from './seededRandom';

export interface LanternNightProps {
  /** Drawing size; the picture fills its box and is cut at the left (`xMaxYMid slice`). */
  width?: number;
  height?: number;
  seed?: string;
  lanterns?: number;
  /** How many are lit, from the left; default: some. */
  lit?: number | undefined;
  stars?: number;
  /** Where the lanterns start, as a share of the width: text is left of it. */
  from?: number;
  /** Vertical band of the lanterns, as shares of the height. */
  band?: readonly [number, number];
  /** Smallest and largest lantern. */
  scale?: readonly [number, number];
  className?: string | undefined;
}

interface HungLantern {
  x: number;
  y: number;
  k: number;
  lit: boolean;
}

const light = '#FFBE3D';
const round = (n: number, digits = 0) => Number(n.toFixed(digits));

function Lantern({ x, y, k, lit, glow }: HungLantern & { glow: string }) {
  const metal = lit ? '#F39A1F' : '#3E3F8C';
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d={`M0 ${round(-(y + 12) / k)}V-26`} stroke="#6D6FB8" strokeWidth={round(1.2 / k, 2)} opacity=".7" />
      {lit && <circle r="92" fill={`url(#${glow})`} />}
      <path d="M-9-26A9 9 0 0 1 9-26" fill="none" stroke={lit ? '#FFE3A6' : '#6D6FB8'} strokeWidth="3" />
      <rect x="-20" y="-26" width="40" height="8" rx="4" fill={metal} />
      <path d="M-19-15H19C29-2 29 18 19 31H-19C-29 18-29-2-19-15Z" fill={lit ? light : '#34357C'} />
      <path
        d="M-7-15C-11 0-11 16-7 31M7-15C11 0 11 16 7 31"
        stroke={lit ? '#F39A1F' : '#4A4C9C'}
        strokeWidth="2"
        fill="none"
        opacity={lit ? 0.55 : 1}
      />
      {lit && <ellipse cy="10" rx="8" ry="13" fill="#FFF3D6" opacity=".75" />}
      <rect x="-20" y="34" width="40" height="7" rx="3.5" fill={metal} />
      <path d="M0 41V56" stroke={metal} strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

/** Draws lanterns hung at several depths in the night, some lit; deterministic for the same props. Decorative. */
export function LanternNight({
  width: w = 800,
  height: h = 360,
  seed = 'j',
  lanterns: n = 8,
  lit,
  stars = 32,
  from = 0.52,
  band = [0.2, 0.62],
  scale = [0.4, 0.9],
  className,
}: LanternNightProps) {
  const next = createSeededRandom(`h${seed}`);
  const between = (a: number, b: number) => a + next() * (b - a);
  const sky = Array.from({ length: stars }, (_, i) => ({
    key: i,
    cx: round(w * between(from * 0.85, 1)),
    cy: round(between(0, h * Math.min(0.8, band[1] * 1.5))),
    r: round(between(0.6, 1.8), 1),
    opacity: round(between(0.15, 0.55), 2),
  }));
  const hung: HungLantern[] = Array.from({ length: n }, (_, i) => {
    const x = round(w * (from + (i / Math.max(1, n - 1)) * (1 - from) * 0.98) + between(-10, 10));
    const y = round(h * between(band[0], band[1]));
    const k = round(between(scale[0], scale[1]), 2);
    const some = next() < 0.62;
    return { x, y, k, lit: lit === undefined ? some : i < lit };
  }).sort((a, b) => a.k - b.k);
  const glow = `night-${seed}`;
  const at = (x: number, y: number) => `${round(w * x)} ${round(h * y)}`;
  return (
    <svg className={className} viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={glow}>
          <stop stopColor={light} stopOpacity=".6" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="#CDCFE8">
        {sky.map(({ key, ...star }) => (
          <circle key={key} {...star} />
        ))}
      </g>
      {hung.map((item) => (
        <Lantern key={`${item.x}-${item.y}`} {...item} glow={glow} />
      ))}
      <path
        d={`M0 ${h}V${round(h * 0.9)}C${at(0.2, 0.84)} ${at(0.3, 0.95)} ${at(0.46, 0.9)}S${at(0.72, 0.8)} ${at(0.84, 0.86)} ${at(1, 0.82)} ${at(1, 0.82)}V${h}Z`}
        fill="#0E0F2E"
        opacity=".55"
      />
    </svg>
  );
}
