/** Builds schema.org objects. Only the build needs them. They state only what the server has sent and every visitor sees. */
import type {
  BreadcrumbList,
  CourseInstance,
  Course as CourseThing,
  EducationEvent,
  ItemList,
  Offer,
  Organization,
  Person,
} from 'schema-dts';
import type { Instructor } from '@/shared/entities/instructor';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { durationParts } from '@/shared/lib/duration';
import { excerptOf } from '@/shared/lib/plainText';
import { paths } from '@/shared/routing/paths';

/** The site, for the objects of its pages. */
export interface Site {
  /** URL of the site without a slash at its end. */
  base: string;
  productName: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  /** Returns the absolute URL of a path below the locale. */
  urlOf: (path: string) => string;
}

/** Returns an absolute URL of a picture; undefined without one, and for a `data:` URL. */
export function imageUrl(url: string | null | undefined, { base }: Site): string | undefined {
  if (!url || !URL.canParse(url, base)) return undefined;
  const { protocol, href } = new URL(url, base);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/** Returns a duration in seconds as ISO 8601, rounded to minutes; undefined without one. */
export function isoDuration(seconds: number): string | undefined {
  const { hours, minutes } = durationParts(seconds);
  return hours + minutes === 0 ? undefined : `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}`;
}

/** Returns the organisation that publishes the page. */
export const organizationOf = ({ base, productName, urlOf }: Site): Organization => ({
  '@type': 'Organization',
  name: productName,
  url: urlOf('/'),
  logo: `${base}/icons/icon-512.png`,
});

/** `about` may be HTML. */
export function personOf({ id, name, profilePicUrl, subjects }: Instructor, site: Site, about?: string | null): Person {
  const description = excerptOf(about ?? '');
  const image = imageUrl(profilePicUrl, site);
  return {
    '@type': 'Person',
    name,
    url: site.urlOf(paths.instructor(id)),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    ...(subjects.length > 0 ? { knowsAbout: subjects.map((subject) => subject.name) } : {}),
  };
}

/** A page by its name and its path below the locale. */
export type NamedPath = readonly [name: string, path: string];

/** Returns the way from the home page to the page; the last item is the page itself. */
export const breadcrumbsOf = (trail: readonly NamedPath[], site: Site): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.urlOf(path),
  })),
});

/** Returns a list of pages, in their order. */
export const itemList = (name: string, listed: readonly NamedPath[], site: Site): ItemList => ({
  '@type': 'ItemList',
  name,
  itemListElement: listed.map(([title, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: site.urlOf(path),
  })),
});

interface Taught {
  name: string;
  /** Below the locale. */
  path: string;
  /** May be HTML. */
  description: string;
  image: string | null;
  averageRate: number;
  ratingCount: number;
  offer: Offer | null;
  instance: CourseInstance | null;
}

/** Returns a recorded course or the course that a live topic teaches. */
export function courseThingOf(taught: Taught, site: Site): CourseThing {
  const { name, path, averageRate, ratingCount, offer, instance } = taught;
  const image = imageUrl(taught.image, site);
  const description = excerptOf(taught.description);
  return {
    '@type': 'Course',
    name,
    url: site.urlOf(path),
    inLanguage: site.language,
    provider: organizationOf(site),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    ...(ratingCount > 0 && averageRate > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: averageRate,
            ratingCount,
            worstRating: 1,
            bestRating: 5,
          },
        }
      : {}),
    ...(offer ? { offers: offer } : {}),
    ...(instance ? { hasCourseInstance: instance } : {}),
  };
}

/** Returns how a course is taken: online. `seconds`: length of all lessons; null when that is 0, as when not known. */
export function courseInstance(seconds: number, instructors: readonly Instructor[], site: Site): CourseInstance | null {
  const courseWorkload = isoDuration(seconds);
  if (!courseWorkload) return null;
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload,
    inLanguage: site.language,
    ...(instructors.length > 0 ? { instructor: instructors.map((one) => personOf(one, site)) } : {}),
  };
}

/** A live lesson with known times. */
type Session = LiveLesson & { startAt: string; endAt: string };

export const isTimed = (lesson: LiveLesson): lesson is Session => lesson.startAt !== null && lesson.endAt !== null;

interface SessionPlace {
  /** Below the locale. */
  path: string;
  image: string | null;
  /** May be HTML. */
  description: string;
  instructors: readonly Instructor[];
}

/** Returns a live lesson as an event that takes place online. */
export function sessionEventOf({ name, startAt, endAt }: Session, place: SessionPlace, site: Site): EducationEvent {
  const url = site.urlOf(place.path);
  const image = imageUrl(place.image, site);
  const description = excerptOf(place.description);
  return {
    '@type': 'EducationEvent',
    name,
    url,
    startDate: startAt,
    endDate: endAt,
    inLanguage: site.language,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: organizationOf(site),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    ...(place.instructors.length > 0 ? { performer: place.instructors.map((one) => personOf(one, site)) } : {}),
  };
}
