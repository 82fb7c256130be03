import { expect, it } from 'vitest';
import { percentile75, readVitals } from './vitals.ts';

async function* linesOf(...bodies: unknown[]) {
  for (const body of bodies) yield typeof body === 'string' ? body : JSON.stringify(body);
}
const vital = (page: string, name: string, value: number) => ({ kind: 'vital', page, name, value, rating: 'good' });

it('takes the smallest value that three quarters do not exceed', () => {
  expect(percentile75([4, 1, 3, 2])).toBe(3);
  expect(percentile75([7])).toBe(7);
  expect(percentile75([5, 4, 3, 2, 1])).toBe(4);
});

it('sums up each page for each kind of device, against the limits', async () => {
  const phone = [1000, 2400, 2500, 9000].map((value) => vital('course', 'LCP', value));
  const { pages, unread } = await readVitals(
    linesOf(
      { device: 'phone', reports: [...phone, vital('course', 'INP', 201)] },
      { device: 'desktop', reports: [vital('course', 'CLS', 0.11), vital('home', 'TTFB', 5)] },
    ),
  );
  expect(unread).toBe(0);
  expect(pages).toEqual([
    {
      device: 'desktop',
      page: 'course',
      vitals: { LCP: null, INP: null, CLS: { count: 1, value: 0.11, isGood: false } },
    },
    {
      device: 'phone',
      page: 'course',
      vitals: {
        LCP: { count: 4, value: 2500, isGood: true },
        INP: { count: 1, value: 201, isGood: false },
        CLS: null,
      },
    },
  ]);
});

it('counts lines that are no reports, and reads those of earlier versions', async () => {
  const { pages, unread } = await readVitals(
    linesOf('half a li', '', 'null', '{}', { reports: [null, { kind: 'failure' }, vital('home', 'LCP', 1)] }),
  );
  expect(unread).toBe(3);
  expect(pages.map(({ device, page }) => [device, page])).toEqual([['unknown', 'home']]);
});
