import type { SubjectKey } from '../types.ts';
import { LIGHT, palette, subjectHues } from './palette.ts';
import { circle, rect, svg } from './shapes.ts';

/** Draws a class's timetable: a week of evenings (0 = Sunday first), the class's own one lit. */
export function weekSvg(subjectKey: SubjectKey, weekday: number): string {
  const colours = palette(subjectHues[subjectKey], 'day');
  let cells = '';
  for (let day = 0; day < 7; day += 1) {
    const x = 24 + day * 84;
    cells += rect(x, 24, 72, 20, 6, colours.b);
    for (let row = 0; row < 4; row += 1) cells += rect(x, 56 + row * 56, 72, 44, 10, colours.a);
    if (day === weekday) cells += rect(x, 168, 72, 44, 10, colours.c) + circle(x + 36, 190, 10, LIGHT);
  }
  return svg(624, 300, `<rect width="624" height="300" fill="${colours.bg}"/>${cells}`);
}
