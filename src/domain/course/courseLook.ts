/** Colour and picture of a course. */
import type { Course } from '@/shared/entities/course';
import { pictureUrl } from '@/shared/ui/content/pictureSources';
import { type Hue, hueOf } from '@/shared/ui/subjects';

/** Returns the subject's colour, else one derived from the course. */
export const courseHue = ({ id, subject }: Pick<Course, 'id' | 'subject'>): Hue =>
  hueOf(subject?.key, subject?.id ?? id);

/** Returns the address of the course's picture, else of its banner, for players and social networks. */
export const coursePicture = ({ picture, bannerImageUrl }: Pick<Course, 'picture' | 'bannerImageUrl'>): string | null =>
  pictureUrl(picture, 'head') ?? bannerImageUrl;
