/** What a collection sells, thing by thing, and what of it the visitor has already. */
import { topicPath } from '@/core/classes/paths';
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { isEnrollPending, isPreOrdered, isPurchased, isTopicEnrolled } from '@/shared/entities/enrolment';
import type { CourseSummary, TopicSummary } from '@/shared/entities/summary';
import { type Hue, hueOf } from '@/shared/ui/subjects';

export interface Thing {
  type: BundleOption['type'];
  id: number;
  name: string;
  pictureUrl: string | null;
  hue: Hue;
  /** 0: not known. */
  lessons: number;
  /** Whole seconds; 0: not known. */
  seconds: number;
  /** When it takes place, in words; '' for what can be watched at any time. */
  frequency: string;
  /** `booked`: it is theirs and has not begun. */
  has: 'owned' | 'booked' | null;
  /** Where its owner learns, below the locale; '' where there is no page of its own. */
  path: string;
  /** In the major unit; null where it has no price of its own. */
  price: number | null;
}

const nothing = { lessons: 0, seconds: 0, frequency: '', has: null, path: '', price: null } satisfies Partial<Thing>;

const coursePath = (id: number, has: Thing['has']) => (has === 'owned' ? `/course/learning/${id}` : `/course/${id}`);

const courseHas = (course: Pick<CourseSummary, 'enrollStatus'>): Thing['has'] =>
  isPurchased(course) ? 'owned' : isEnrollPending(course) ? 'booked' : null;

const topicHas = (topic: Pick<TopicSummary, 'enrollStatus' | 'isEnrolled'>): Thing['has'] =>
  topic.isEnrolled ? 'owned' : isPreOrdered(topic) || isEnrollPending(topic) ? 'booked' : null;

/** What a single collection is about, where its contents do not say it. */
function itself({ kind, name, picture, courseId, liveTopicId, enrollStatus }: CheckoutCollection): Thing[] {
  const [type, id] = courseId === null ? (['live_topic', liveTopicId] as const) : (['course', courseId] as const);
  if (kind !== 'single' || id === null) return [];
  const has =
    type === 'course'
      ? courseHas({ enrollStatus })
      : topicHas({ enrollStatus, isEnrolled: isTopicEnrolled({ enrollStatus }) });
  const pictureUrl = picture.mediumUrl ?? picture.largeUrl;
  const path = type === 'course' ? coursePath(id, has) : topicPath(id);
  return [{ ...nothing, type, id, name, pictureUrl, hue: hueOf(undefined, id), has, path }];
}

/** Everything in it, in its order. */
export function contentsOf(collection: CheckoutCollection): Thing[] {
  const { courses, liveTopics, groupPasses } = collection.contents;
  if (courses.length + liveTopics.length + groupPasses.length === 0) return itself(collection);
  return [
    ...courses.map((course): Thing => {
      const has = courseHas(course);
      return {
        ...nothing,
        type: 'course',
        id: course.id,
        name: course.title,
        pictureUrl: course.picture.mediumUrl ?? course.picture.largeUrl,
        hue: hueOf(course.subject?.key, course.subject?.id ?? course.id),
        lessons: course.lessonsAmount,
        seconds: course.totalLessonsDuration,
        has,
        path: coursePath(course.id, has),
      };
    }),
    ...liveTopics.map(
      (topic): Thing => ({
        ...nothing,
        type: 'live_topic',
        id: topic.id,
        name: topic.name,
        pictureUrl: topic.pictureUrl ?? topic.picture.mediumUrl,
        hue: hueOf(topic.liveSubject?.key, topic.liveSubject?.id ?? topic.id),
        seconds: topic.totalLessonsDuration,
        frequency: topic.frequency,
        has: topicHas(topic),
        path: topicPath(topic.id),
      }),
    ),
    ...groupPasses.map(
      (pass): Thing => ({
        ...nothing,
        type: 'group_pass',
        id: pass.id,
        name: pass.name,
        pictureUrl: pass.pictureUrl,
        hue: hueOf(undefined, pass.id),
        lessons: pass.lessonsAmount,
      }),
    ),
  ];
}

/** Those of them that were bought; all, where it is not known what was chosen. */
export const onlyThese = (things: readonly Thing[], items: readonly Pick<Thing, 'type' | 'id'>[]): readonly Thing[] =>
  items.length === 0 ? things : things.filter((thing) => items.some((item) => isSame(thing, item)));

const isSame = (one: Pick<Thing, 'type' | 'id'>, other: Pick<Thing, 'type' | 'id'>) =>
  one.type === other.type && one.id === other.id;

/**
 * What is chosen of a bundle, as its options say it now; one that is offered no longer is left out. `options` null: not
 * known, the cart's word counts.
 */
export function chosenOf(
  collection: CheckoutCollection,
  cart: readonly BundleOption[],
  options: readonly BundleOption[] | null,
): Thing[] {
  const contents = contentsOf(collection);
  return cart.flatMap((item) => {
    const option = options === null ? item : options.find((one) => isSame(one, item));
    if (!option) return [];
    const known = contents.find((one) => isSame(one, item));
    return [
      {
        type: option.type,
        id: option.id,
        name: option.name,
        pictureUrl: option.thumbnailUrl ?? known?.pictureUrl ?? null,
        hue: known?.hue ?? hueOf(undefined, option.id),
        lessons: option.lessonCount,
        seconds: option.totalLessonsDurationTime,
        frequency: option.frequency,
        has: known?.has ?? null,
        path: known?.path ?? '',
        price: option.price,
      },
    ];
  });
}

/** What the whole order is to the visitor: owned where nothing of it is new to them. */
export function hasAll(things: readonly Thing[]): Thing['has'] {
  const rated = things.filter(({ type }) => type !== 'group_pass');
  if (rated.length === 0 || rated.some(({ has }) => has === null)) return null;
  return rated.every(({ has }) => has === 'booked') ? 'booked' : 'owned';
}

/** A class of it takes nobody any more. */
export const isClosed = ({ kind, contents }: CheckoutCollection): boolean =>
  kind === 'single' && contents.liveTopics.some(({ active }) => !active);

/** How many of a bundle must still be chosen, below 0 how many too many are; 0 where it may be bought as it is. */
export function leftToChoose({ kind, requiredOptionsCount }: CheckoutCollection, chosen: number): number {
  if (kind !== 'bundle') return 0;
  return requiredOptionsCount === null ? (chosen > 0 ? 0 : 1) : requiredOptionsCount - chosen;
}
