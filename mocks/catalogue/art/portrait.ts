import type { SubjectKey } from '../commonTypes.ts';
import { palette, subjectHues } from './palette.ts';
import { person } from './person.ts';
import { svg } from './shapes.ts';

/** A teacher's square portrait on the day colour of the subject. */
export function portraitSvg(id: number, subjectKey: SubjectKey): string {
  const hue = subjectHues[subjectKey];
  return svg(160, 160, `<rect width="160" height="160" fill="${palette(hue, 'day').a}"/>${person(id, hue)}`);
}
