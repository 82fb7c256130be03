import { describe, expect, it } from 'vitest';
import { regions } from '@/shared/i18n/locales';
import { drawMedia } from './art/drawMedia.ts';
import { buildCatalogue } from './build.ts';
import type { Catalogue } from './catalogueTypes.ts';
import { regionTexts } from './regions.ts';

const ANCHOR = Date.parse('2026-11-20T12:03:27Z');
const editions = Object.entries(regions).flatMap(([region, { locales }]) =>
  locales.map((locale) => ({ region, locale, catalogue: buildCatalogue(region, locale, ANCHOR) })),
);

type Visit = (value: unknown, key: string, path: string) => void;

function walk(value: unknown, visit: Visit, key = '', path = ''): void {
  visit(value, key, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    walk(inner, visit, Array.isArray(value) ? key : name, `${path}.${name}`);
  }
}

/** Returns the catalogue with its texts blanked, those on covers and weeks too: what all languages of a region share. */
const notText = /(Url|Id|url|id|kind|Type|Types|platform|urrency|Source|section|key|lang|label|region)$/;
const lettersShown = /(?<=chinese[-/]\d+)-[a-z]+|(?<=weeks\/[a-z]+\/\d)-[a-z-]+/g;
const skeleton = (catalogue: Catalogue) =>
  JSON.parse(JSON.stringify(catalogue), (key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    return notText.test(key) ? value.replace(lettersShown, '') : '*';
  }) as unknown;

const idsOf = (items: readonly { id: number | string }[]) => items.map((item) => item.id);

it('names what it has when asked for another region or locale', () => {
  expect(() => buildCatalogue('xx', 'en-xx', ANCHOR)).toThrow('No catalogue for region "xx"; there are au, hk, id');
  expect(() => buildCatalogue('hk', 'zh-tw', ANCHOR)).toThrow('no catalogue in "zh-tw"');
  expect(() => buildCatalogue('__proto__', 'en-hk', ANCHOR)).toThrow('No catalogue');
});

const bilingual = editions.filter(({ region }) => editions.filter((other) => other.region === region).length > 1);

it.each(bilingual)(
  'says in $locale what $region says in its other languages, but for the texts',
  ({ region, locale, catalogue }) => {
    const others = editions.filter((other) => other.region === region && other.locale !== locale);
    for (const other of others) {
      expect(skeleton(other.catalogue)).toEqual(skeleton(catalogue));
      expect(other.catalogue.courses[0]?.title).not.toBe(catalogue.courses[0]?.title);
    }
  },
);

it.each(editions)('gives no course of $locale in $region a tag twice', ({ catalogue }) => {
  const tags = catalogue.courses.map(({ contentHashtags }) => contentHashtags);
  expect(tags.filter((list) => new Set(list).size < list.length)).toEqual([]);
});

it.each(editions)('begins the tags of a course of $locale in $region with its level', ({ catalogue }) => {
  const names = new Map(catalogue.levels.map(({ id, name }) => [id, name.replaceAll(' ', '')]));
  const others = catalogue.courses.filter(({ levelId, contentHashtags }) => contentHashtags[0] !== names.get(levelId));
  expect(others.map(({ contentHashtags }) => contentHashtags[0])).toEqual([]);
});

it('keeps the ids of regions apart', () => {
  const seen = new Map<number, string>();
  for (const { region, catalogue } of editions) {
    const { courses, topics, collections } = catalogue;
    for (const id of [courses, topics, collections].flatMap(idsOf).map(Number)) {
      expect([id, seen.get(id) ?? region]).toEqual([id, region]);
    }
    for (const { id } of courses) seen.set(id, region);
  }
});

it('takes a moment only, since a page may wait for it', () => {
  const took = editions.map(({ region, locale }) => {
    const tries = [1, 2, 3].map((days) => {
      const begin = performance.now();
      buildCatalogue(region, locale, ANCHOR + days * 86_400_000);
      return performance.now() - begin;
    });
    return Math.min(...tries);
  });
  expect(Math.max(...took)).toBeLessThan(500);
});

describe.each(editions)('$locale', ({ region, locale, catalogue }) => {
  it('is the same each time it is built', () => {
    expect(buildCatalogue(region, locale, ANCHOR)).toEqual(catalogue);
  });

  it('has as much as it promises', () => {
    const { courses, collections } = catalogue;
    expect({
      levels: catalogue.levels.length,
      subjects: catalogue.subjects.length,
      courses: courses.length,
      topics: catalogue.topics.length,
      instructors: catalogue.instructors.length,
      kinds: [...new Set(collections.map((collection) => collection.kind))].sort(),
      states: [...new Set(courses.map((course) => course.openStatus))].sort(),
    }).toEqual({
      levels: 12,
      subjects: 10,
      courses: 60,
      topics: 24,
      instructors: 24,
      kinds: ['bundle', 'bundles', 'prepack', 'single'],
      states: ['free', null, 'preorder'].sort(),
    });
    expect(catalogue.posts.length).toBeGreaterThanOrEqual(8);
    expect(courses.some((course) => course.isSemester)).toBe(true);
    expect(catalogue.topics.filter((topic) => topic.lessons.some((lesson) => lesson.isFree)).length).toBeGreaterThan(8);
    expect(courses.filter((course) => course.openStatus === 'free').length).toBeGreaterThan(8);
  });

  it('repeats no id among things of a kind', () => {
    const kinds = [
      catalogue.courses,
      catalogue.courses.flatMap((course) => course.lessons),
      catalogue.courses.flatMap((course) => course.announcements),
      catalogue.topics,
      catalogue.topics.flatMap((topic) => topic.lessons),
      catalogue.topics.flatMap((topic) => topic.syllabuses.flatMap((syllabus) => syllabus.lessons)),
      catalogue.instructors,
      catalogue.collections,
      catalogue.collections.flatMap((collection) => collection.plans),
      catalogue.posts,
      catalogue.banners,
      catalogue.levels,
    ];
    for (const kind of kinds) expect(new Set(idsOf(kind)).size).toBe(kind.length);
  });

  it('refers only to what is there', () => {
    const known = (items: readonly { id: number }[]) => new Set(items.map((item) => item.id));
    const levels = known(catalogue.levels);
    const subjects = known(catalogue.subjects);
    const groups = known(catalogue.courseGroups);
    const courses = known(catalogue.courses);
    const topics = known(catalogue.topics);
    const instructors = known(catalogue.instructors);
    const collections = known(catalogue.collections);
    const missing: string[] = [];
    const check = (name: string, set: Set<number>, ids: readonly (number | null)[]) => {
      for (const id of ids) if (id !== null && !set.has(id)) missing.push(`${name} ${id}`);
    };
    for (const course of catalogue.courses) {
      check('level', levels, [course.levelId]);
      check('subject', subjects, [course.subject.id]);
      check('lead', known(catalogue.leadGroups), [course.leadGroup.id]);
      check('group', groups, course.courseGroupIds);
      check('instructor', instructors, course.instructorIds);
      check('relative', courses, course.relativeCourseIds);
      check('collection', collections, [course.collectionId]);
    }
    for (const topic of catalogue.topics) {
      check('level', levels, [topic.levelId]);
      check('subject', subjects, [topic.liveSubject.id]);
      check('instructor', instructors, [
        ...topic.instructorIds,
        ...topic.lessons.flatMap((lesson) => lesson.instructorIds),
      ]);
      check('collection', collections, [topic.collectionId]);
      const ofSyllabus = topic.syllabuses.flatMap((syllabus) => syllabus.lessons.map((lesson) => lesson.liveLessonId));
      check('live lesson', known(topic.lessons), ofSyllabus);
      expect(ofSyllabus.filter((id) => id !== null)).toEqual(idsOf(topic.lessons));
    }
    for (const collection of catalogue.collections) {
      check('course', courses, [collection.courseId, ...collection.courseIds]);
      check('topic', topics, [collection.liveTopicId, ...collection.liveTopicIds]);
      check('bundle', collections, collection.bundleIds);
    }
    for (const post of catalogue.posts) check('post', known(catalogue.posts), post.relatedPostIds);
    for (const banner of catalogue.banners) check('level', levels, [banner.levelId]);
    for (const ids of Object.values(catalogue.subjectIdsByLevel)) check('subject', subjects, ids);
    for (const category of catalogue.subjectCategories) check('subject', subjects, category.subjectIds);
    expect(missing).toEqual([]);
    for (const group of groups) {
      expect(catalogue.courses.some((course) => course.courseGroupIds.includes(group))).toBe(true);
    }
  });

  it('sells no plan for longer than the sessions of the class last', () => {
    const day = 86_400_000;
    const plans = catalogue.topics
      .filter(({ active }) => active)
      .flatMap(({ name, collectionId, lessons, enrollStartMs }) => {
        const from = enrollStartMs === null ? ANCHOR : Math.min(...lessons.map(({ startMs }) => startMs));
        const days = (Math.max(...lessons.map(({ endMs }) => endMs)) - from) / day;
        const sold = catalogue.collections.find(({ id }) => id === collectionId)?.plans ?? [];
        return sold.map(({ billingCyclePerMonths: months }) => ({ name, months, days }));
      });
    expect(plans.filter(({ months, days }) => days < months * 31)).toEqual([]);
    expect(new Set(plans.map(({ months }) => months))).toEqual(new Set([0, 1, 4]));
  });

  it('ends a term within a month of the last session of its class', () => {
    const terms = catalogue.topics.filter(({ isSemester }) => isSemester);
    for (const { name, lessons, semesterExpiredMs } of terms) {
      const daysAfter = ((semesterExpiredMs ?? 0) - (lessons.at(-1)?.endMs ?? 0)) / 86_400_000;
      expect(daysAfter, name).toBeGreaterThan(7);
      expect(daysAfter, name).toBeLessThan(31);
    }
  });

  it('ends an early price, and begins what is on pre-order, within weeks', () => {
    const dates = [
      ...catalogue.collections.map(({ presaleExpiredMs }) => presaleExpiredMs),
      ...[...catalogue.courses, ...catalogue.topics].map(({ enrollStartMs }) => enrollStartMs),
    ].filter((instant) => instant !== null);
    expect(dates.length).toBeGreaterThan(6);
    expect(dates.filter((instant) => instant < ANCHOR || instant > ANCHOR + 42 * 86_400_000)).toEqual([]);
  });

  it('says something else of each lesson of a course and each session of a class', () => {
    const lists = [
      ...catalogue.courses.flatMap(({ lessons }) => [
        lessons.map(({ content }) => content),
        lessons.map(({ detailInfo }) => detailInfo),
      ]),
      ...catalogue.topics.map(({ syllabuses }) =>
        syllabuses.flatMap(({ lessons }) => lessons.map(({ description }) => description)),
      ),
    ];
    expect(lists.flatMap((list) => list.filter((text, at) => list.indexOf(text) !== at))).toEqual([]);
  });

  it('has a worksheet of every lesson that is open, numbered as the texts number it, and plausible lengths', () => {
    for (const { title, detailInfo, lessons, materials, announcements } of catalogue.courses) {
      const counted = lessons.filter(({ isTrailer }) => !isTrailer);
      const sheets = counted.flatMap((lesson) => lesson.materials);
      expect(sheets.length, title).toBe(counted.filter(({ comingSoon }) => !comingSoon).length);
      // The text counts those that are ready, and the worksheets that come with them.
      const counts = detailInfo.match(/\d+/g)?.filter((number) => Number(number) === sheets.length) ?? [];
      expect(counts.length, title).toBeGreaterThanOrEqual(sheets.length < counted.length ? 2 : 1);
      expect(lessons.filter((lesson) => lesson.isTrailer && lesson.materials.length > 0)).toEqual([]);
      for (const [at, lesson] of counted.entries())
        for (const { name } of lesson.materials) expect(name).toMatch(new RegExp(`(^|\\D)${at + 1}(\\D|$)`));
      const files = materials.filter(({ ownerType }) => ownerType === 'topic');
      expect(files.length, title).toBe(3);
      // News is about lessons and worksheets that there are.
      const numbers = announcements.flatMap((item) => item.title.match(/\d+/g) ?? []);
      expect(numbers.filter((number) => Number(number) > sheets.length)).toEqual([]);
      const minutes = counted.map(({ duration }) => duration / 60);
      expect(Math.min(...minutes), title).toBeGreaterThanOrEqual(12);
      expect(Math.max(...minutes), title).toBeLessThanOrEqual(30);
    }
  });

  it('has no rating and no review of a course that has not begun, and both of every other', () => {
    for (const course of catalogue.courses) {
      const { title, openStatus, averageRate, ratingCount, ratings, feedbacks } = course;
      const isRated = [averageRate, ratingCount, ratings.length, feedbacks.length].map((amount) => amount > 0);
      expect([title, ...isRated]).toEqual([title, ...Array(4).fill(openStatus !== 'preorder')]);
    }
  });

  it('plays to every lesson, trailer and class the film of its subject', () => {
    const films = [
      ...catalogue.courses.flatMap(({ subject, lessons, trailer }) =>
        [...lessons, trailer].map((film) => ({ subject: subject.key, film })),
      ),
      ...catalogue.topics.flatMap(({ liveSubject, lessons, syllabuses }) =>
        [
          ...lessons,
          ...lessons.map(({ recording }) => recording),
          ...syllabuses.flatMap((syllabus) => syllabus.lessons),
        ].map((film) => ({ subject: liveSubject.key, film })),
      ),
    ].filter(({ film }) => film?.videoId);
    expect(films.length).toBeGreaterThan(700);
    const wrong = films.filter(({ subject, film }) => {
      const texts = film && 'captions' in film ? film.captions.map(({ url }) => url) : [];
      const folder = /^\/media\/video\/(?:(?!hls\/|x\d+\/)([a-z]+)\/)?/;
      return [film?.videoId ?? '', ...texts].some((url) => (folder.exec(url)?.[1] ?? 'maths') !== subject);
    });
    expect(wrong.map(({ subject, film }) => `${subject} ${film?.videoId}`)).toEqual([]);
  });

  it('shows reviews of all kinds first: a student who was helped, a parent with a wish, and a critical one', () => {
    const { usernames } = regionTexts(region, locale).place;
    const isParent = (username: string) => [1, 5, 10].includes(usernames.indexOf(username));
    const lists = [
      ...catalogue.courses.map(({ ratings, feedbacks }) => [...feedbacks, ...ratings]),
      ...catalogue.topics.map(({ ratings }) => ratings),
    ].filter(({ length }) => length > 0);
    const opening = [
      [false, true],
      [true, false],
      [false, true],
      [false, false],
    ];
    for (const list of lists) {
      expect(list.slice(0, 4).map(({ username, star }) => [isParent(username), star === 5])).toEqual(opening);
      expect(new Set(list.map(({ username }) => username)).size).toBe(list.length);
    }
  });

  it('names in reviews the lessons of their own course or class, and writes them at different lengths', () => {
    const reviewed = [
      ...catalogue.courses.map(({ title, lessons, ratings, feedbacks }) => ({
        title,
        lessons: lessons.filter(({ comingSoon }) => !comingSoon).map((lesson) => lesson.title),
        reviews: [...feedbacks, ...ratings],
      })),
      ...catalogue.topics.map(({ name, lessons, ratings }) => ({
        title: name,
        lessons: lessons.filter(({ endMs }) => endMs < ANCHOR).map((lesson) => lesson.name),
        reviews: ratings,
      })),
    ].filter(({ reviews }) => reviews.length > 0);
    for (const { title, lessons, reviews } of reviewed) {
      const naming = reviews.filter(({ comment }) => lessons.some((lesson) => comment.includes(lesson)));
      expect(naming.length, title).toBeGreaterThanOrEqual(2);
      const lengths = reviews.map(({ comment }) => comment.length);
      expect(Math.max(...lengths), title).toBeGreaterThan(2 * Math.min(...lengths));
    }
  });

  it('separates subject and level in a title as its script does', () => {
    const separated = catalogue.courses.map(({ metaTitle }) => /^.* \| .*?(, |、)/.exec(metaTitle)?.[1]);
    expect(new Set(separated)).toEqual(new Set([/^(ja|zh)/.test(locale) ? '、' : ', ']));
  });

  it('has on a shelf only courses of its subjects, or for its purpose', () => {
    const groups = idsOf(catalogue.courseGroups).map((id) =>
      catalogue.courses.filter((course) => course.courseGroupIds.includes(Number(id))),
    );
    const keys = (index: number) => new Set(groups[index]?.map(({ subject }) => subject.key));
    const [, , , free = [], short = []] = groups;
    expect(keys(1)).toEqual(new Set(['physics', 'chemistry', 'biology']));
    expect(keys(2)).toEqual(new Set(['english', 'chinese']));
    expect(keys(5)).toEqual(new Set(['computing']));
    expect(free.filter(({ openStatus }) => openStatus !== 'free')).toEqual([]);
    expect(short.filter(({ lessons }) => lessons.length > 10)).toEqual([]);
  });

  it('recommends beside a course others of its level, or of the levels beside it', () => {
    const level = new Map(catalogue.courses.map(({ id, levelId }) => [id, levelId]));
    for (const { id, relativeCourseIds } of catalogue.courses) {
      expect(relativeCourseIds.length, String(id)).toBeGreaterThanOrEqual(3);
      for (const other of relativeCourseIds)
        expect(Math.abs((level.get(other) ?? 0) - (level.get(id) ?? 0)), `${id} ${other}`).toBeLessThanOrEqual(1);
    }
  });

  it('links only to its own pages and pictures', () => {
    const wrong: string[] = [];
    walk(catalogue, (value, key, path) => {
      if (typeof value !== 'string') return;
      if (value.startsWith('/media/') && !value.startsWith('/media/video/') && !drawMedia(value))
        wrong.push(`${path} ${value}`);
      if (/(picture|image|icon)Url$/i.test(key) && !value.startsWith('/media/')) wrong.push(`${path} ${value}`);
      const target = /^\/(course|regular-class\/topics|bundle|prepack)\/(\d+)$/.exec(value);
      if (!target) return;
      const all =
        target[1] === 'course'
          ? catalogue.courses
          : target[1] === 'regular-class/topics'
            ? catalogue.topics
            : catalogue.collections;
      if (!all.some((item) => item.id === Number(target[2]))) wrong.push(`${path} ${value}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has no empty text, no open placeholder and no number that is none', () => {
    const wrong: string[] = [];
    walk(catalogue, (value, _key, path) => {
      if (typeof value === 'string' && (value.trim() === '' || /\{\w+\}|undefined|NaN/.test(value)))
        wrong.push(`${path}: ${value}`);
      if (typeof value === 'number' && !Number.isFinite(value)) wrong.push(path);
      if (value === undefined) wrong.push(path);
    });
    expect(wrong).toEqual([]);
  });
});

it('names the exam that a school year sits: SPM up to Form 5, STPM in Form 6', () => {
  const { levels, courses, banners } = buildCatalogue('my', 'en-my', ANCHOR);
  const titles = (level: string) => {
    const id = levels.find(({ name }) => name === level)?.id;
    return [...courses, ...banners].flatMap((item) => (item.levelId === id ? [item.title] : [])).join();
  };
  expect(titles('Form 6')).toContain('STPM Maths');
  expect(titles('Form 6')).not.toContain('SPM');
  expect(courses.flatMap(({ contentHashtags }) => contentHashtags).join()).toContain('SPM');
});
