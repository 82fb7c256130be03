import type { CheckoutCollection } from '../catalogue/checkoutTypes';
import { computeCollectionCharge, formatPrice } from '../rules/price';
import { listCountedLessons } from '../rules/progress';
import { findById, listById, type VisitorView } from '../rules/view';

interface BundleOption {
  id: number;
  type: 'course' | 'live_topic' | 'group_pass';
  name: string;
  frequency: string;
  price: number;
  displayPrice: string;
  lessonCount: number;
  totalLessonsDurationTime: number;
  thumbnailUrl: string;
}

/** Returns the options of a bundle, each at the price of its own collection. */
export function toBundleOptions(
  { catalogue, now }: Pick<VisitorView, 'catalogue' | 'now'>,
  collection: CheckoutCollection,
): BundleOption[] {
  const toPriceFields = (id: number) => {
    const own = findById(catalogue.collections, id);
    const charge = own && computeCollectionCharge(own, now);
    return { price: charge?.price ?? 0, displayPrice: charge ? formatPrice(charge) : '' };
  };
  return [
    ...listById(catalogue.courses, collection.courseIds).map((course) => ({
      id: course.id,
      type: 'course' as const,
      name: course.title,
      frequency: '',
      ...toPriceFields(course.collectionId),
      lessonCount: listCountedLessons(course).length,
      totalLessonsDurationTime: listCountedLessons(course).reduce((sum, lesson) => sum + lesson.duration, 0),
      thumbnailUrl: course.pictureUrl,
    })),
    ...listById(catalogue.topics, collection.liveTopicIds).map((topic) => ({
      id: topic.id,
      type: 'live_topic' as const,
      name: topic.name,
      frequency: topic.frequency,
      ...toPriceFields(topic.collectionId),
      lessonCount: topic.lessons.length,
      totalLessonsDurationTime: topic.lessons.reduce(
        (sum, lesson) => sum + Math.round((lesson.endMs - lesson.startMs) / 1000),
        0,
      ),
      thumbnailUrl: topic.pictureUrl,
    })),
    ...collection.groupPasses.map((pass) => ({
      id: pass.id,
      type: 'group_pass' as const,
      name: pass.name,
      frequency: '',
      price: 0,
      displayPrice: '',
      lessonCount: pass.lessonsAmount,
      totalLessonsDurationTime: 0,
      thumbnailUrl: pass.pictureUrl,
    })),
  ];
}
