import { courseHue } from '@/domain/course/courseLook';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { type Hue, hueOf } from '@/shared/ui/subjects';

/** Returns the hue of the first item of a collection, whose picture is shown too. */
export function hueOfCollection({
  id,
  contents: { courses, liveTopics },
}: Pick<CheckoutCollection, 'id' | 'contents'>): Hue {
  const [course] = courses;
  const subject = liveTopics[0]?.liveSubject;
  return course ? courseHue(course) : hueOf(subject?.key, subject?.id ?? id);
}
