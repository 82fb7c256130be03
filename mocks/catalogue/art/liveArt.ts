import type { SubjectKey } from '../commonTypes.ts';
import { createRandom } from '../random.ts';
import { LIGHT, palette, subjectHues } from './palette.ts';
import { person } from './person.ts';
import { path, svg } from './shapes.ts';

interface LiveArt {
  id: number;
  subjectKey: SubjectKey;
  teacherId: number;
  /** True only while the class is live: the lantern is lit. */
  lit: boolean;
}

const LANTERN = 'M96 200V96A64 64 0 0 1 224 96V200Z';

/** Draws a live class's picture: the teacher inside a lantern at dusk. */
export function liveArtSvg({ id, subjectKey, teacherId, lit }: LiveArt): string {
  const hue = subjectHues[subjectKey];
  const colours = palette(hue, 'dusk');
  const random = createRandom(`l${id}`);
  let stars = '';
  for (let i = 0; i < 16; i += 1) {
    const x = (random() * 320).toFixed(0);
    const y = (random() * 150).toFixed(0);
    const r = (1 + random() * 1.6).toFixed(1);
    stars += `<circle cx="${x}" cy="${y}" r="${r}" fill="${colours.hi}" opacity="${(0.25 + random() * 0.4).toFixed(2)}"/>`;
  }
  const glow = lit
    ? `<radialGradient id="glow"><stop stop-color="${LIGHT}" stop-opacity=".55"/><stop offset="1" stop-color="${LIGHT}" stop-opacity="0"/></radialGradient>`
    : '';
  return svg(
    320,
    200,
    [
      `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colours.bg2}"/><stop offset="1" stop-color="${colours.a}"/></linearGradient>${glow}<clipPath id="inside"><path d="${LANTERN}"/></clipPath></defs>`,
      '<rect width="320" height="200" fill="url(#sky)"/>',
      stars,
      lit ? '<circle cx="160" cy="104" r="132" fill="url(#glow)"/>' : '',
      path('M0 178C40 160 70 190 110 176S200 168 232 180 290 168 320 176V200H0Z', colours.bg2, 'opacity=".8"'),
      path(LANTERN, lit ? LIGHT : colours.b),
      path('M106 200V98A54 54 0 0 1 214 98V200Z', lit ? '#FFE3A6' : palette(hue, 'day').a),
      `<g clip-path="url(#inside)"><g transform="translate(75 38) scale(1.06)">${person(teacherId, hue)}</g></g>`,
      `<path d="M160 0V32" stroke="${colours.hi}" stroke-width="2" opacity=".6"/>`,
    ].join(''),
  );
}
