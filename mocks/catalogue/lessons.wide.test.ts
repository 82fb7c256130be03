import { describe, expect, it } from 'vitest';
import { regionNames } from '@/shared/i18n/locales';
import { readMediaFile } from '../media/readFiles.ts';
import { buildCatalogue } from './build.ts';
import type { CheckoutCollection } from './checkoutTypes.ts';
import { regionRow } from './regions.ts';

const ANCHOR = Date.parse('2026-11-20T12:03:27Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const regions = regionNames.map((region) => ({
  region,
  build: (anchorMs = ANCHOR) => buildCatalogue(region, regionRow(region).locales[0] ?? '', anchorMs),
}));

describe.each(regions)('recorded courses of $region', ({ region, build }) => {
  const { courses, collections } = build();

  it('have 8 to 30 lessons, each with its own title', () => {
    for (const course of courses) {
      expect(course.lessons.length).toBeGreaterThanOrEqual(8);
      expect(course.lessons.length).toBeLessThanOrEqual(30);
      expect(new Set(course.lessons.map((lesson) => lesson.title)).size, course.title).toBe(course.lessons.length);
    }
  });

  it('begin with two lessons to watch for free, or a trailer and one, with captions', () => {
    for (const { lessons } of courses) {
      expect(lessons.slice(0, 2).map(({ preview }) => preview)).toEqual([true, true]);
      expect(lessons.slice(1).filter(({ isTrailer }) => isTrailer)).toEqual([]);
      const languages = regionRow(region).captions.map(({ lang }) => lang);
      for (const { captions } of lessons.slice(0, 2)) expect(captions.map(({ lang }) => lang)).toEqual(languages);
    }
  });

  it('have a video, or a date on which they are expected', () => {
    for (const lesson of courses.flatMap((course) => course.lessons)) {
      if (lesson.comingSoon) {
        expect([lesson.videoId, lesson.preview]).toEqual([null, false]);
        expect(lesson.estimatedUploadMs).toBeGreaterThan(ANCHOR);
      } else {
        expect(lesson.videoId).not.toBeNull();
        expect(lesson.captions.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('take 15 to 25 minutes, the free ones too, of many different lengths; only trailers are short', () => {
    const all = courses.flatMap(({ lessons }) => lessons);
    const trailers = all.filter(({ isTrailer }) => isTrailer);
    expect(new Set(trailers.map(({ duration, videoSource }) => `${duration} ${videoSource}`))).toEqual(
      new Set(['75 mp4', '75 hls']),
    );
    const lengths = all.filter(({ isTrailer }) => !isTrailer);
    const seconds = lengths.map((lesson) => lesson.duration);
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(15 * 60);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(25 * 60);
    expect(new Set(seconds).size).toBeGreaterThan(5);
    const recorded = lengths.filter(({ comingSoon }) => !comingSoon);
    expect(new Set(recorded.map(({ videoSource }) => videoSource))).toEqual(new Set(['hls']));
  });

  it('have four chapters over the whole length', () => {
    for (const lesson of courses.flatMap((course) => course.lessons).filter(({ comingSoon }) => !comingSoon)) {
      const shares = lesson.videoTimestamps.map(({ seconds }) => seconds / lesson.duration);
      expect(lesson.videoTimestamps.every(({ seconds }) => Number.isInteger(seconds))).toBe(true);
      expect(shares.map((share) => share.toFixed(2))).toEqual(['0.00', '0.21', '0.47', '0.75']);
    }
  });

  it('cost what their collection says, and nothing when free', () => {
    for (const course of courses) {
      const plans = collections.find((collection) => collection.id === course.collectionId)?.plans;
      const price = plans?.[0]?.paymentMethods.find((method) => method.platform === 'web')?.price;
      expect(price === 0).toBe(course.openStatus === 'free');
    }
  });
});

it('has captions in every language it names, each at the same seconds', async () => {
  const timesOf = async (lang: string) => {
    const bytes = await readMediaFile(`lesson.${lang}.vtt`);
    return new TextDecoder().decode(bytes ?? new Uint8Array()).match(/^.* --> .*$/gm);
  };
  const languages = new Set(regions.flatMap(({ region }) => regionRow(region).captions.map(({ lang }) => lang)));
  expect(languages.size).toBe(10);
  const english = await timesOf('en');
  expect(english).toHaveLength(13);
  for (const lang of languages) expect([lang, await timesOf(lang)]).toEqual([lang, english]);
});

describe('prices', () => {
  const firstCourse = {
    au: [89.95, 119.95, 'AUD'],
    hk: [480, 640, 'HKD'],
    id: [479_000, 639_000, 'IDR'],
    jp: [9480, 12_980, 'JPY'],
    kr: [85_900, 114_900, 'KRW'],
    my: [189.9, 259.9, 'MYR'],
    nz: [94.9, 129.9, 'NZD'],
    sg: [74.9, 99.9, 'SGD'],
    th: [1890, 2540, 'THB'],
    tw: [1890, 2590, 'TWD'],
    vn: [599_000, 799_000, 'VND'],
  };
  const amounts = ({ presalePrice, plans }: CheckoutCollection): number[] =>
    [
      presalePrice,
      ...plans.flatMap(({ preDiscountPrice, paymentMethods }) => [
        preDiscountPrice,
        ...paymentMethods.flatMap(({ price, introductoryPrice }) => [price, introductoryPrice]),
      ]),
    ].filter((amount) => amount !== null);

  it.each(regions)('of $region are in its own money, and rounded as prices are there', ({ region, build }) => {
    const { collections, courses } = build();
    const collection = collections.find((candidate) => candidate.id === courses[0]?.collectionId);
    const method = collection?.plans[0]?.paymentMethods[0];
    expect([collection?.presalePrice, method?.price, method?.currency]).toEqual(
      firstCourse[region as keyof typeof firstCourse],
    );
    const decimals = ['AUD', 'MYR', 'NZD', 'SGD'].includes(regionRow(region).currency) ? 2 : 0;
    const all = collections.flatMap(amounts);
    expect(all.filter((amount) => amount < 0 || Number(amount.toFixed(decimals)) !== amount)).toEqual([]);
  });

  it.each(regions)('of $region that are reduced were higher before', ({ build }) => {
    for (const { name, presalePrice, plans } of build().collections) {
      for (const { preDiscountPrice, paymentMethods } of plans) {
        const price = paymentMethods[0]?.price ?? 0;
        const before = [
          [presalePrice, price],
          [price, preDiscountPrice],
          [paymentMethods[0]?.introductoryPrice ?? null, price],
        ] as const;
        for (const [low, high] of before) if (low !== null && high !== null) expect(low, name).toBeLessThan(high);
      }
    }
  });

  it('are early until the end of the ninth day, as the page of the first course promises', () => {
    const { courses, collections } = buildCatalogue('hk', 'en-hk', ANCHOR);
    expect(courses[0]).toMatchObject({ id: 101, averageRate: 4.8, ratingCount: 312 });
    expect(new Date(collections[0]?.presaleExpiredMs ?? 0).toISOString()).toBe('2026-11-29T15:59:59.000Z');
  });
});

/** The class that is live at the anchor, in each place's local time. */
const frequencies: Record<string, string> = {
  au: 'Fridays, 10:30 PM',
  hk: 'Fridays, 7:30 PM',
  id: 'Tiap Jumat, 6:30 PM WIB',
  jp: '毎週金曜 8:30 PM',
  kr: '매주 금요일 8:30 PM',
  my: 'Fridays, 7:30 PM',
  nz: 'Saturdays, 12:30 AM',
  sg: 'Fridays, 7:30 PM',
  th: 'ทุกวันศุกร์ 6:30 PM',
  tw: '每週五 7:30 PM',
  vn: 'Thứ Sáu hằng tuần, 6:30 PM',
};

describe.each(regions)('classes of $region', ({ region, build }) => {
  const anchors = Array.from({ length: 8 }, (_, i) => ANCHOR + i * (3 * HOUR + 7 * MINUTE + 13_000));

  it.each(anchors)('at %i: one is on, the next begins within twelve minutes, two more follow tonight', (anchorMs) => {
    const { topics } = build(anchorMs);
    const lessons = topics.flatMap((topic) => topic.lessons);
    const live = lessons.filter((lesson) => lesson.startMs <= anchorMs && anchorMs < lesson.endMs);
    const minutesTo = lessons
      .filter((lesson) => lesson.startMs > anchorMs && lesson.startMs < anchorMs + 100 * MINUTE)
      .map((lesson) => Math.ceil((lesson.startMs - anchorMs) / MINUTE))
      .sort((a, b) => a - b);
    expect(live.map((lesson) => lesson.id)).toEqual([topics[0]?.lessons[6]?.id]);
    expect(minutesTo[0]).toBe(12);
    expect(minutesTo.length).toBeGreaterThanOrEqual(3);
  });

  const { topics } = build();
  const lessons = topics.flatMap((topic) => topic.lessons);
  const finished = lessons.filter((lesson) => lesson.endMs <= ANCHOR);

  it('run in order, and name their weekday and hour', () => {
    for (const topic of topics) {
      const starts = topic.lessons.map((lesson) => lesson.startMs);
      expect([...starts].sort((a, b) => a - b)).toEqual(starts);
    }
    expect(topics[0]?.frequency).toBe(frequencies[region]);
  });

  it('have replays of 15 to 25 minutes, some pending, missing or running out', () => {
    const without = finished.filter((lesson) => lesson.videoId === null);
    expect(without.some((lesson) => ANCHOR - lesson.endMs < 48 * HOUR)).toBe(true);
    expect(without.some((lesson) => ANCHOR - lesson.endMs > 48 * HOUR)).toBe(true);
    expect(finished.some((lesson) => lesson.watchExpiredMs !== null && lesson.watchExpiredMs < ANCHOR)).toBe(true);
    expect(finished.some((lesson) => lesson.watchExpiredMs !== null && lesson.watchExpiredMs > ANCHOR)).toBe(true);
    for (const { videoId, offlineVideoDuration } of finished)
      expect(videoId === null).toBe(offlineVideoDuration === null);
    const lengths = finished.flatMap(({ offlineVideoDuration }) => offlineVideoDuration ?? []);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(15 * 60);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(25 * 60);
  });

  it('meet in every kind of room', () => {
    const ahead = lessons.filter((lesson) => lesson.endMs > ANCHOR);
    const kinds = ahead.map((lesson) => (lesson.chatRoomUrl === null ? lesson.videoSource : 'chat'));
    expect([...new Set(kinds)].sort()).toEqual(['chat', 'google_meet', 'hls', null, 'zoom']);
    for (const lesson of ahead) {
      const external = lesson.videoSource === 'zoom' || lesson.videoSource === 'google_meet';
      expect(lesson.url !== null).toBe(external);
    }
  });

  it('include ones not yet open, ones of a term and ones that are over', () => {
    expect(topics.filter((topic) => topic.openStatus === 'preorder').length).toBeGreaterThan(1);
    expect(topics.filter((topic) => topic.isSemester).length).toBeGreaterThan(1);
    const over = topics.filter((topic) => topic.lessons.every((lesson) => lesson.endMs < ANCHOR));
    expect(over.map((topic) => topic.active)).toEqual([false, false]);
  });
});

it.each([
  ['au', 'en-au', 'Australia/Sydney', '2026-10-02T08:00:00Z'],
  ['nz', 'en-nz', 'Pacific/Auckland', '2026-09-25T08:00:00Z'],
])('classes of %s keep their weekday and hour when summer time begins', (region, locale, timeZone, anchor) => {
  const clock = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const { topics } = buildCatalogue(region, locale, Date.parse(anchor));
  for (const { name, lessons } of topics) {
    expect(new Set(lessons.map(({ startMs }) => clock.format(startMs))).size, name).toBe(1);
  }
  const offsets = topics.flatMap(({ lessons }) => lessons.map(({ startMs }) => offset.format(startMs).split(', ')[1]));
  expect(new Set(offsets).size).toBe(2);
});
