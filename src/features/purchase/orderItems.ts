/** The items that a collection sells, and which of them the visitor owns. */
import { isSameItem } from '@/domain/cart/state';
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { collectionOwnership, courseOwnership, type Ownership, topicOwnership } from '@/shared/entities/ownership';
import { joinNames } from '@/shared/lib/joinNames';
import type { Instant } from '@/shared/lib/timeZone';
import { paths } from '@/shared/routing/paths';
import { firstPicture, type PictureSource } from '@/shared/ui/content/pictureSources';
import { type Hue, hueOf } from '@/shared/ui/subjects';

export interface OrderItem {
  type: BundleOption['type'];
  id: number;
  name: string;
  picture: PictureSource;
  hue: Hue;
  /** 0: unknown. */
  lessons: number;
  /** Whole seconds; 0: unknown. */
  seconds: number;
  /** Names of its teachers; '' without any. */
  teachers: string;
  /** When it takes place, in words; '' for what can be watched at any time. */
  frequency: string;
  /** When it opens; null: at once, or unknown. */
  startsAt: Instant | null;
  /** When access to a course or the term of a class ends; null: not limited, or unknown. */
  endsAt: Instant | null;
  ownership: Ownership;
  /** Path below the locale where its owner learns; '' when it has no page of its own. */
  path: string;
  /** In the major unit; null when it has no price of its own. */
  price: number | null;
}

/** Details of an item about which its collection says no more. */
const noDetails = {
  lessons: 0,
  seconds: 0,
  teachers: '',
  frequency: '',
  startsAt: null,
  endsAt: null,
  ownership: null,
  path: '',
  price: null,
} satisfies Partial<OrderItem>;

const coursePath = (id: number, ownership: Ownership) =>
  ownership === 'owned' ? paths.courseLearning(id) : paths.course(id);

/** Returns the item of a collection whose contents are empty. */
function singleItem(collection: CheckoutCollection): OrderItem[] {
  const { kind, name, picture, courseId, liveTopicId } = collection;
  const [type, id] = courseId === null ? (['live_topic', liveTopicId] as const) : (['course', courseId] as const);
  if (kind !== 'single' || id === null) return [];
  const ownership = collectionOwnership(collection);
  const path = type === 'course' ? coursePath(id, ownership) : paths.topic(id);
  return [{ ...noDetails, type, id, name, picture, hue: hueOf(undefined, id), ownership, path }];
}

/** Returns everything in a collection, in its order. */
export function contentItems(collection: CheckoutCollection): OrderItem[] {
  const { courses, liveTopics, groupPasses } = collection.contents;
  if (courses.length + liveTopics.length + groupPasses.length === 0) return singleItem(collection);
  return [
    ...courses.map((course): OrderItem => {
      const ownership = courseOwnership(course);
      return {
        ...noDetails,
        type: 'course',
        id: course.id,
        name: course.title,
        picture: course.picture,
        hue: hueOf(course.subject?.key, course.subject?.id ?? course.id),
        lessons: course.lessonsAmount,
        seconds: course.totalLessonsDuration,
        teachers: joinNames(course.instructors),
        startsAt: course.enrollStartAt,
        endsAt: course.expireDate,
        ownership,
        path: coursePath(course.id, ownership),
      };
    }),
    ...liveTopics.map(
      (topic): OrderItem => ({
        ...noDetails,
        type: 'live_topic',
        id: topic.id,
        name: topic.name,
        picture: firstPicture(topic.pictureUrl, topic.picture),
        hue: hueOf(topic.liveSubject?.key, topic.liveSubject?.id ?? topic.id),
        seconds: topic.totalLessonsDuration,
        teachers: joinNames(topic.instructors),
        frequency: topic.frequency,
        startsAt: topic.enrollStartAt,
        endsAt: topic.isSemester ? topic.semesterExpiredDate : null,
        ownership: topicOwnership(topic),
        path: paths.topic(topic.id),
      }),
    ),
    ...groupPasses.map(
      (pass): OrderItem => ({
        ...noDetails,
        type: 'group_pass',
        id: pass.id,
        name: pass.name,
        picture: pass.pictureUrl,
        hue: hueOf(undefined, pass.id),
        lessons: pass.lessonsAmount,
      }),
    ),
  ];
}

/** Returns the chosen items; all of them when the choice is unknown. */
export const pickItems = (
  items: readonly OrderItem[],
  picked: readonly Pick<OrderItem, 'type' | 'id'>[],
): readonly OrderItem[] =>
  picked.length === 0 ? items : items.filter((item) => picked.some((one) => isSameItem(item, one)));

/**
 * Returns the chosen items of a bundle with the current data of its options; an item that is no longer offered is
 * dropped. `options` null: unknown, so the cart's data is used.
 */
export function chosenItems(
  collection: CheckoutCollection,
  cart: readonly BundleOption[],
  options: readonly BundleOption[] | null,
): OrderItem[] {
  const contents = contentItems(collection);
  return cart.flatMap((chosen) => {
    const option = options === null ? chosen : options.find((one) => isSameItem(one, chosen));
    if (!option) return [];
    const known = contents.find((one) => isSameItem(one, chosen));
    return [
      {
        type: option.type,
        id: option.id,
        name: option.name,
        picture: firstPicture(option.thumbnailUrl, known?.picture),
        hue: known?.hue ?? hueOf(undefined, option.id),
        lessons: option.lessonCount,
        seconds: option.totalLessonsDurationTime,
        teachers: known?.teachers ?? '',
        frequency: option.frequency,
        startsAt: known?.startsAt ?? null,
        endsAt: known?.endsAt ?? null,
        ownership: known?.ownership ?? null,
        path: known?.path ?? '',
        price: option.price,
      },
    ];
  });
}

/**
 * Returns how many items of a bundle must still be chosen, negative when there are too many; 0 when it may be bought as
 * it is.
 */
export function countLeftToChoose({ kind, requiredOptionsCount }: CheckoutCollection, chosen: number): number {
  if (kind !== 'bundle') return 0;
  return requiredOptionsCount ? requiredOptionsCount - chosen : chosen > 0 ? 0 : 1;
}
