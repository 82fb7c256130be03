/** Every field that a schema reads has a proof that it is shown, or its place in the table below. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cardProofs, courseProofs, derivedLessonProofs, freeCardProofs, lessonProofs } from './course';
import { instructorProofs, siteProofs } from './frame';
import * as home from './home';
import * as learning from './learning';
import * as live from './live';
import * as sold from './sold';

/** Fields that no proof names, by schema: what they are for, or the screen that shows them. */
const unproven: readonly (readonly [schema: string, what: string, fields: string])[] = [
  ['announcementSchema', 'the date below the title', 'publishedAt'],
  ['bannerSchema', 'a picture of the carousel, and where it leads', 'imageUrl linkUrl mobileImageUrl'],
  ['bundleOptionSchema', 'the sum of the cart', 'price'],
  ['captionSchema', 'the menu of captions', 'label lang'],
  [
    'checkoutCollectionSchema',
    'the checkout: `subscriptionProofs`, `contentsProofs`, `opened.test.tsx`',
    'bundles contents kind plans subscriptionType',
  ],
  [
    'courseCardSchema',
    'shown by the course page: `courseProofs`; the semester on a card: `semesterCards`',
    'enrollStartAt expireDate isSemester leadGroup ratingCount subject',
  ],
  ['courseLessonSchema', 'the address and the film of the player', 'captions id videoId videoSource'],
  ['courseSchema', 'a button, and the colour of the page', 'firstPreviewableLesson isRated subject'],
  ['courseSummarySchema', 'the colour of the card', 'subject'],
  ['freeLiveTopicSchema', 'the root of `freeTopicProofs`', 'firstFreeLiveLesson'],
  ['heroSectionSchema', 'a picture of the carousel, and where it leads', 'imageUrl linkUrl'],
  ['homeContentSchema', 'the roots of `bundleProofs` and `regularClassProofs`', 'bundles regularClasses'],
  ['instructorSchema', 'the address and the picture of the card', 'id profilePicUrl'],
  [
    'liveLessonSchema',
    'the film of the replay and where it starts, a button, and the colour of the page',
    'captions isRated liveSubject progressDuration',
  ],
  ['liveTopicCardSchema', 'the end of the next lesson: `semesterTopics`', 'upcomingLessonEndAt'],
  ['liveTopicSchema', 'as on the card', 'upcomingLessonEndAt'],
  ['marqueeSchema', '`homeProofs`', 'linkUrl text'],
  ['orderSchema', 'where the payment opens', 'paymentUrl'],
  ['paymentMethodSchema', '`opened.test.tsx`', 'currency displayCurrency introductoryPrice platform'],
  ['picture', 'one of three sizes of the same picture', 'smallUrl'],
  [
    'planSchema',
    '`opened.test.tsx`',
    'billingCyclePerMonths contractPeriod designatedQuestion expiredAt highlight isFocus lastDay longDescription paymentMethods planType preDiscountPrice questionQuota',
  ],
  ['postCardSchema', '`homeProofs`', 'imageUrl publishedAt summary'],
  ['postSchema', '`PostPage.test.tsx`', 'relatedPosts'],
  ['promotionSchema', '`homeProofs`', 'imageUrl linkUrl'],
  ['siteInfoSchema', 'called `faq` by the contract', 'zendeskFaqLink'],
  ['subjectSchema', 'the icon of the subject', 'key'],
  ['syllabusLessonSchema', 'the address of the live lesson', 'liveLessonId'],
  ['topicSummarySchema', 'as on the card', 'upcomingLessonEndAt'],
  ['upsellBannerSchema', '`homeProofs`', 'imageUrl linkUrl'],
  [
    'userSchema',
    'the account sheet: `opened.test.tsx`; values of the setup forms; ids that are only sent',
    'externalId faqLinks gradeLevel phoneNumber phoneVerified profilePicUrl ranking region schoolType userId',
  ],
];
const exceptions = unproven.flatMap(([schema, , fields]) => fields.split(' ').map((field) => `${schema}.${field}`));

/** Schemas with proofs of their own; the fields of any other schema may be shown as a part of any screen. */
const own: Readonly<Record<string, object>> = {
  courseSchema: courseProofs,
  courseCardSchema: { ...cardProofs, ...freeCardProofs },
  courseLessonSchema: { ...lessonProofs, ...derivedLessonProofs },
  learningCourseSchema: learning.learningCourseProofs,
  liveTopicSchema: live.topicProofs,
  liveLessonSchema: { ...live.lessonProofs, ...live.listedProofs, ...live.derivedProofs },
  instructorSchema: instructorProofs,
  regularClassSchema: home.regularClassProofs,
  bundleSchema: sold.bundleProofs,
  bundleOptionSchema: sold.optionProofs,
  siteInfoSchema: siteProofs,
};

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields of a schema of an object, within `pipe`, `fallback` and `nullable`; none for any other value. */
function fieldsOf(schema: unknown): string[] {
  if (!isTree(schema)) return [];
  if (isTree(schema.entries)) return Object.keys(schema.entries);
  const parts = Array.isArray(schema.pipe) ? schema.pipe.filter((part) => part !== schema) : [schema.wrapped];
  return [...new Set(parts.flatMap(fieldsOf))];
}

const fieldNames = (proofs: object) => new Set(Object.keys(proofs).flatMap((path) => path.split(/\W+/)));
const tables = [own, home, learning, live, sold].flatMap((group) => Object.values(group)).filter(isTree);
const shown = fieldNames(Object.assign({}, ...tables));

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
    .flatMap((source) => [...source.matchAll(/(\w+) = extend\((\w+),/g)])
    .map(([, name, base]) => [name, base]),
);

/**
 * Returns `schema.field` for fields that no proof names. A schema that wraps another one of them is left out, and so are
 * fields that a schema has from the one that it extends.
 */
function missing(schemas: Readonly<Record<string, unknown>>): string[] {
  const all = Object.values(schemas);
  const named = Object.entries(schemas).filter(([, schema]) => !(isTree(schema) && all.includes(schema.wrapped)));
  return named.flatMap(([name, schema]) => {
    const proven = own[name] ? fieldNames(own[name]) : shown;
    const inherited = fieldsOf(schemas[bases.get(name) ?? '']);
    return fieldsOf(schema)
      .filter((field) => !proven.has(field) && !inherited.includes(field))
      .map((field) => `${name}.${field}`);
  });
}

const schemas = Object.assign({}, ...Object.values(modules)) as Record<string, unknown>;

it('has a proof of every field that is read', () => {
  const advice = 'Write a proof into test/fields, or the field with its purpose into `unproven`.';
  expect(missing(schemas).sort(), advice).toEqual(exceptions.sort());
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
  expect(missing({ plain, nested, read: () => plain })).toEqual(['plain.bookmarked', 'nested.bookmarked']);
});
