/** How a course looks. */
import type { Course } from '@/shared/entities/course';
import { type Hue, hueOf } from '@/shared/ui/subjects';

/** Its subject's colour, else one of its own. */
export const courseHue = ({ id, subject }: Pick<Course, 'id' | 'subject'>): Hue =>
  hueOf(subject?.key, subject?.id ?? id);

/** Its picture, else its banner. */
export const coursePicture = ({ picture, bannerImageUrl }: Pick<Course, 'picture' | 'bannerImageUrl'>): string | null =>
  picture.largeUrl ?? bannerImageUrl;
