/** Every field of a schema has a proof of its text on the screen, or its place in the table below. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cardProofs, courseProofs, derivedLessonProofs, freeCardProofs, lessonProofs } from './course';
import * as home from './home';
import * as learning from './learning';
import { instructorProofs, siteProofs } from './lists';
import * as liveClass from './liveClass';
import * as purchase from './purchase';
import { derived, entities } from './tables';

/** Fields that no proof names, by schema: what they are for, or the screen that shows them. */
const exemptions: readonly (readonly [schemas: string, what: string, fields: string])[] = [
  [
    'announcementSchema bannerSchema faqSchema groupPassSchema heroSectionSchema instructorNameSchema marqueeSchema materialSchema notebookSchema paymentMethodSchema syllabusSchema upsellBannerSchema',
    'the key of an item',
    'id',
  ],
  ['bundleOptionSchema', 'the sum of the cart', 'price'],
  ['captionSchema', 'the file and the menu of captions', 'label lang url'],
  [
    'checkoutCollectionSchema',
    'the checkout: `subscriptionProofs`, `contentsProofs`, `opened.test.tsx`',
    'bundles contents kind subscriptionType',
  ],
  [
    'checkoutCollectionSchema',
    'what is bought and how it is offered: `src/domain/sale`, `BundlePage.test.tsx`, `ownership.test.tsx`',
    'courseId enrollStatus hasMorePlans id isPresaleExpired liveTopicId requiredOptionsCount',
  ],
  [
    'courseCardSchema',
    'shown by the course page: `courseProofs`; the semester on a card: `semesterCards`',
    'enrollStartAt expireDate isSemester leadGroup ratingCount subject',
  ],
  ['courseGroupSchema', 'the title of a group without one', 'name'],
  ['courseLessonProgressSchema', 'the acknowledged position', 'comingSoon id learningProgress progressDuration status'],
  ['courseLessonSchema', 'the address and the film of the player', 'captions id videoId videoSource'],
  ['courseSchema', 'a button, and the colour of the page', 'firstPreviewableLesson isRated subject'],
  [
    'courseSummarySchema',
    'the entries of a card: `cardProofs`; the colour of the card',
    'contentHashtags enrollStartAt enrollStatus expireDate firstPreviewableLesson isSemester leadGroup subject',
  ],
  ['freeLiveTopicSchema', 'the root of `freeTopicProofs`', 'firstFreeLiveLesson'],
  [
    'homeContentSchema',
    'the roots of `bundleProofs`, `regularClassProofs` and `filterProofs`; cards as in `cardProofs`',
    'bundles courseGroups courses regularClasses',
  ],
  ['instructorSchema', 'the address and the picture of the card', 'id profilePicUrl'],
  ['linkSchema', 'links of `siteProofs`', 'title url'],
  ['liveLessonProgressSchema', 'the acknowledged position', 'id learningProgress progressDuration'],
  [
    'liveLessonSchema',
    'the film of the replay and where it starts, a button, and the colour of the page',
    'captions isRated liveSubject progressDuration',
  ],
  [
    'liveTopicCardSchema',
    'entries that the page of the class shows: `topicProofs`',
    'active contentFeatures frequency hashtag isRateable isRated totalLessonsDuration',
  ],
  ['liveTopicCardSchema', 'the end of the next lesson: `semesterTopics`', 'upcomingLessonEndAt'],
  ['liveTopicSchema', 'as on the card', 'upcomingLessonEndAt'],
  ['namedSchema', 'the value of an option: `filterProofs`', 'id'],
  ['offeredBundleSchema', 'a card of a group of bundles: `BundlePage.test.tsx`', 'courseAmount id name picture'],
  ['orderSchema', 'the outcome, and where the payment opens', 'id paymentUrl status'],
  ['paymentMethodSchema', '`opened.test.tsx`', 'currency displayCurrency introductoryPrice platform'],
  ['pictureField', 'one of three sizes of the same picture', 'smallUrl'],
  [
    'planSchema',
    '`opened.test.tsx`',
    'billingCyclePerMonths contractPeriod designatedQuestion expiredAt highlight isFocus lastDay longDescription planType preDiscountPrice questionQuota',
  ],
  ['planSchema', 'the choice of a plan: `freeOrder.test.ts`', 'hasMorePlans id'],
  ['postCardSchema', 'the text of the page: `PostPage.test.tsx`', 'content'],
  ['postSchema', '`PostPage.test.tsx`', 'relatedPosts'],
  ['siteInfoSchema', 'called `faq` by the contract', 'zendeskFaqLink'],
  ['subjectCategorySchema', 'a heading of the setup form, and its key', 'id name'],
  ['subjectSchema', 'the value of an option: `filterProofs`; the icon of the subject', 'id key'],
  ['syllabusLessonSchema', 'the film, and the address of the live lesson', 'liveLessonId videoSource'],
  [
    'topicSummarySchema',
    'the entries of a card: `topicCardProofs`; of the page: `topicProofs`',
    'active averageRate contentFeatures enrollStartAt enrollStatus hashtag isRateable isRated isSemester liveSubject picture ratingCount semesterExpiredDate title totalLessonsDuration upcomingLessonEndAt upcomingLessonStartAt',
  ],
  ['userContentSchema', 'derived where the server omits it', 'type'],
  [
    'userSchema',
    'the account sheet: `opened.test.tsx`; values of the setup forms; ids that are only sent',
    'externalId faqLinks gradeLevel phoneNumber phoneVerified profilePicUrl ranking region schoolType subjects userId',
  ],
  ['userSchema', 'the name of an account without one', 'username'],
  ['watchedLessonSchema', 'the picture of a lesson without a preview image', 'livePictureUrl'],
];
const exceptions = exemptions.flatMap(([names, , fields]) =>
  names.split(' ').flatMap((schema) => fields.split(' ').map((field) => `${schema}.${field}`)),
);

/** Proofs of a schema's fields, and the path of the schema in theirs; default: their root. */
type Source = readonly [proofs: object, path?: string];

/** By schema, the proofs of its own fields: a field of the same name in another schema proves nothing. */
const proofs: Readonly<Record<string, readonly Source[]>> = {
  announcementList: [[courseProofs, 'announcementList']],
  announcementSchema: [[courseProofs, 'announcementList.announcements']],
  bannerSchema: [[home.bannerProofs]],
  bundleOptionSchema: [[purchase.optionProofs]],
  bundleSchema: [[purchase.bundleProofs]],
  checkoutCollectionSchema: [[purchase.packProofs]],
  courseCardSchema: [[cardProofs], [freeCardProofs]],
  courseGroupSchema: [[home.groupProofs, 'courseGroup']],
  courseLessonSchema: [[lessonProofs], [derivedLessonProofs]],
  courseSchema: [[courseProofs]],
  courseSummarySchema: [[purchase.contentsProofs, 'courses']],
  faqSchema: [[courseProofs, 'faq']],
  groupPassSchema: [[purchase.contentsProofs, 'groupPasses']],
  heroSectionSchema: [[home.promotionProofs]],
  highlightSchema: [[courseProofs, 'content.highlights']],
  instructorButton: [[siteProofs, 'showInstructorBtn']],
  instructorNameSchema: [
    [cardProofs, 'instructors'],
    [liveClass.topicCardProofs, 'instructors'],
  ],
  instructorProfileSchema: [[instructorProofs]],
  instructorSchema: [[instructorProofs, 'instructor']],
  learningCourseSchema: [[learning.learningCourseProofs]],
  liveLessonSchema: [[liveClass.lessonProofs], [liveClass.listedProofs], [liveClass.derivedProofs]],
  liveTopicCardSchema: [[liveClass.topicCardProofs]],
  liveTopicSchema: [[liveClass.topicProofs]],
  marqueeSchema: [[home.marqueeProofs]],
  materialSchema: [
    [courseProofs, 'materials'],
    [lessonProofs, 'materials'],
    [liveClass.topicProofs, 'materials'],
  ],
  namedSchema: [[home.leadGroupProofs, 'leadGroups']],
  notebookSchema: [[courseProofs, 'notebook']],
  paymentMethodSchema: [[purchase.packProofs, 'plans.paymentMethods'], [purchase.subscriptionProofs]],
  pictureField: [
    [courseProofs, 'picture'],
    [cardProofs, 'picture'],
  ],
  planSchema: [[purchase.packProofs, 'plans']],
  postCardSchema: [[home.postProofs]],
  reviewSchema: [
    [courseProofs, 'feedbacks'],
    [courseProofs, 'ratings'],
  ],
  regularClassSchema: [[home.regularClassProofs]],
  siteInfoSchema: [[siteProofs]],
  subjectCategorySchema: [[home.categoryProofs]],
  subjectSchema: [
    [instructorProofs, 'instructor.subjects'],
    [home.categoryProofs, 'subjects'],
  ],
  syllabusLessonSchema: [[liveClass.topicProofs, 'syllabuses.lessons']],
  syllabusSchema: [[liveClass.topicProofs, 'syllabuses']],
  timestampSchema: [[lessonProofs, 'videoTimestamps']],
  topicSummarySchema: [[purchase.contentsProofs, 'liveTopics']],
  upNextSchema: [[learning.nextProofs]],
  upsellBannerSchema: [[home.upsellProofs]],
  userContentSchema: [[learning.begunProofs]],
  userSchema: [[purchase.settingsProofs]],
  watchedLessonSchema: [[learning.begunProofs, 'lesson']],
};

/** Returns the fields of a schema that have proofs. */
function provenIn(name: string): ReadonlySet<string> {
  const fields = (proofs[name] ?? []).flatMap(([proven, path]) =>
    Object.keys(proven)
      .filter((key) => path === undefined || key.startsWith(`${path}.`))
      .map((key) => (path === undefined ? key : key.slice(path.length + 1)).split(/\W/)[0] ?? ''),
  );
  return new Set(fields);
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields of a schema of an object, within `pipe`, `fallback` and `nullable`; none for any other value. */
function fieldsOf(schema: unknown): string[] {
  if (!isTree(schema)) return [];
  if (isTree(schema.entries)) return Object.keys(schema.entries);
  const parts = Array.isArray(schema.pipe) ? schema.pipe.filter((part) => part !== schema) : [schema.wrapped];
  return [...new Set(parts.flatMap(fieldsOf))];
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/shared/entities/*.ts', '!/src/shared/entities/*.test*.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>('/src/shared/entities/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The schema that another one extends, by the name of the latter. */
const bases = new Map(
  Object.values(sources)
    .flatMap((source) => [...source.matchAll(/(\w+) = extendObject\((\w+),/g)])
    .map(([, name, base]) => [name, base]),
);

/**
 * Returns `schema.field` for fields that no proof names. A schema that is or wraps another one is left out. So are the
 * fields of an extended schema.
 */
function missing(schemas: Readonly<Record<string, unknown>>): string[] {
  const all = Object.values(schemas);
  const named = Object.entries(schemas).filter(
    ([, schema], index) => !all.includes(schema, index + 1) && !(isTree(schema) && all.includes(schema.wrapped)),
  );
  return named.flatMap(([name, schema]) => {
    const proven = provenIn(name);
    const inherited = fieldsOf(schemas[bases.get(name) ?? '']);
    return fieldsOf(schema)
      .filter((field) => !proven.has(field) && !inherited.includes(field))
      .map((field) => `${name}.${field}`);
  });
}

const schemas = Object.assign({}, ...Object.values(modules)) as Record<string, unknown>;

it('counts only proofs that run, for schemas that exist', () => {
  const running: readonly object[] = [...entities.map(([, , , proven]) => proven), ...Object.values(derived)];
  const idle = Object.entries(proofs).flatMap(([name, sources]) =>
    sources.every(([proven]) => running.includes(proven)) ? [] : [name],
  );
  expect(idle, 'Write their proofs into test/fields/tables.ts.').toEqual([]);
  expect(
    Object.keys(proofs).filter((name) => !(name in schemas)),
    'No schema has this name: correct the key of `proofs`.',
  ).toEqual([]);
});

it('has a proof of every field that is read', () => {
  const found = missing(schemas);
  const advice =
    'Write a proof into test/fields and its path into `proofs`, or the field with its purpose into `exemptions`.';
  expect(
    found.filter((field) => !exceptions.includes(field)),
    advice,
  ).toEqual([]);
  expect(
    exceptions.filter((field) => !found.includes(field)),
    'These have a proof, or are not read: remove them from `exemptions`.',
  ).toEqual([]);
});

it('notices a field without a proof, in a schema of any form', () => {
  const plain = v.object({ title: v.string(), bookmarked: v.boolean() });
  const nested = v.fallback(
    v.nullable(
      v.pipe(
        plain,
        v.check(({ title }) => title !== ''),
      ),
    ),
    null,
  );
  expect(missing({ plain, nested, read: () => plain })).toEqual(
    ['plain', 'nested'].flatMap((name) => [`${name}.title`, `${name}.bookmarked`]),
  );
});

it('counts the proofs of a schema only for that schema', () => {
  const schema = v.object({ title: v.string(), username: v.string() });
  expect(missing({ courseSchema: schema })).toEqual(['courseSchema.username']);
  expect(missing({ faqSchema: schema })).toEqual(['faqSchema.username']);
  expect(missing({ reviewSchema: schema })).toEqual(['reviewSchema.title']);
});
