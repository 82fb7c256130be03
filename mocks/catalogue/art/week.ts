import type { SubjectKey } from '../commonTypes.ts';
import { glow, lantern, nightOf } from './lantern.ts';
import { subjectHues } from './palette.ts';
import { svg } from './shapes.ts';

/** A Sunday. */
const firstDay = Date.UTC(2026, 0, 4);
const day = 86_400_000;

/** Draws a class's week: a lantern for each day (0 = Sunday first), the class's own one lit, with the days' names. */
export function weekSvg(subjectKey: SubjectKey, weekday: number, locale: string): string {
  const night = nightOf(subjectHues[subjectKey]);
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, index) => {
    const x = 60 + index * 84;
    const isOwn = index === weekday;
    const look = isOwn ? 'fill="#FFFFFF" font-weight="700"' : 'fill="#CDCFE8"';
    const name = `<text x="${x}" y="258" text-anchor="middle" font-family="system-ui, sans-serif" font-size="24" ${look}>${format(firstDay + index * day)}</text>`;
    return lantern({ x, y: 130, scale: 1.15, lit: isOwn }, night) + name;
  });
  return svg(624, 300, `<defs>${glow}</defs><rect width="624" height="300" fill="${night.far}"/>${days.join('')}`);
}
