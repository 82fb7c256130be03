/** What each page with an id tells search engines, as schema.org objects. Only the build needs it. */
import type { i18n } from 'i18next';
import type { Thing as AnyThing } from 'schema-dts';
import { coursePicture } from '@/domain/course/courseLook';
import { courseCollection, coursePlans } from '@/domain/sale/courseCollection';
import { type CheckoutSlice, selectCourseCheckouts, selectTopicCheckout } from '@/domain/sale/state';
import { topicCollection } from '@/features/regular-class/topic/topicSale';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Course } from '@/shared/entities/course';
import { isLessonFree } from '@/shared/entities/courseLesson';
import type { InstructorProfile } from '@/shared/entities/instructor';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { CourseSummary, TopicSummary } from '@/shared/entities/summary';
import { excerpt } from '@/shared/lib/plainText';
import { toMs } from '@/shared/lib/timeZone';
import type { RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { type ContentRoute, type contents, hasContent, selectContent } from './contents';
import { certainOffer } from './offer';
import {
  breadcrumbs,
  courseInstance,
  course as courseThing,
  imageUrl,
  isoDuration,
  isTimed,
  itemList,
  type NamedPath,
  organization,
  person,
  type Site,
  session,
} from './things';

export interface Page extends Site {
  /** Below the locale. */
  path: string;
  /** State of the page's ducks. */
  state: object;
  t: i18n['t'];
  /** Time for which the page is rendered, in epoch milliseconds. */
  now: number;
  /** ISO 4217 code of the region. */
  currency: string;
}

/** Most live lessons on the page of a class. */
const mostSessions = 10;

/** A thing with properties; the vocabulary also has things that are only a text. */
type Thing = Exclude<AnyThing, string>;

type Content<R extends ContentRoute> = NonNullable<ReturnType<(typeof contents)[R]>>;

/** The trail of a page below one of the main pages. */
const trail = (page: Page, ...crumbs: readonly NamedPath[]): Thing =>
  breadcrumbs([[page.t('nav.home', { ns: 'common' }), paths.home()], ...crumbs], page);
const coursesCrumb = ({ t }: Page): NamedPath => [t('nav.courses', { ns: 'common' }), paths.courses()];
const classesCrumb = ({ t }: Page): NamedPath => [t('nav.classes', { ns: 'common' }), paths.regularClass()];
const teachersCrumb = ({ t }: Page): NamedPath => [t('nav.teachers', { ns: 'common' }), paths.instructors('all')];
const coursePage = ({ id, title }: CourseSummary): NamedPath => [title, paths.course(id)];
const topicPage = ({ id, name }: TopicSummary): NamedPath => [name, paths.topic(id)];

function courseObject(course: Course, page: Page): Thing {
  const { id, title, totalLessonsDuration, instructors, averageRate, ratingCount } = course;
  const path = paths.course(id);
  const collections = selectCourseCheckouts(page.state as CheckoutSlice, id).data;
  const offer = certainOffer({
    item: course,
    collection: courseCollection(course, collections),
    plans: coursePlans(course, collections),
    url: page.urlOf(path),
    currency: page.currency,
    now: page.now,
  });
  const description = course.metaDescription ?? course.description;
  const instance = courseInstance(totalLessonsDuration, instructors, page);
  const image = coursePicture(course);
  return courseThing({ name: title, path, description, image, averageRate, ratingCount, offer, instance }, page);
}

const lessonObject = (topic: LiveTopic, lesson: LiveLesson, page: Page): Thing[] =>
  isTimed(lesson)
    ? [
        session(
          lesson,
          {
            path: paths.liveLesson(topic.id, lesson.id),
            image: lesson.previewImageUrl ?? lesson.livePictureUrl ?? topic.pictureUrl,
            description: topic.metaDescription ?? topic.description,
            instructors: lesson.instructors.length > 0 ? lesson.instructors : topic.instructors,
          },
          page,
        ),
      ]
    : [];

function topicObjects(topic: LiveTopic, page: Page): Thing[] {
  const { id, name, totalLessonsDuration, instructors, averageRate, ratingCount } = topic;
  const path = paths.topic(id);
  const collection = topicCollection(topic, selectTopicCheckout(page.state as CheckoutSlice, id).data);
  const url = page.urlOf(path);
  const offer = topic.active
    ? certainOffer({
        item: topic,
        collection,
        plans: collection?.plans ?? [],
        url,
        currency: page.currency,
        now: page.now,
      })
    : null;
  const description = topic.metaDescription ?? topic.description;
  const image = topic.picture.largeUrl ?? topic.pictureUrl;
  const instance = courseInstance(totalLessonsDuration, instructors, page);
  const ahead = topic.scheduledLessons.filter((lesson) => isTimed(lesson) && toMs(lesson.endAt) > page.now);
  return [
    courseThing({ name, path, description, image, averageRate, ratingCount, offer, instance }, page),
    ...ahead.slice(0, mostSessions).flatMap((lesson) => lessonObject(topic, lesson, page)),
  ];
}

/** The parts of a bundle that have a page. */
const partsOf = ({ contents: { courses, liveTopics } }: CheckoutCollection) => [
  ...courses.map(coursePage),
  ...liveTopics.map(topicPage),
];

const collectionObjects = (collection: CheckoutCollection, page: Page): Thing[] => [
  itemList(collection.name, partsOf(collection), page),
  trail(page, [collection.name, page.path]),
];

const profileObjects = ({ instructor, about }: InstructorProfile, page: Page): Thing[] => [
  {
    '@type': 'ProfilePage',
    url: page.urlOf(page.path),
    inLanguage: page.language,
    mainEntity: person(instructor, page, about),
  },
  trail(page, teachersCrumb(page), [instructor.name, page.path]),
];

/** Returns the objects of each kind of page from its content. */
const describe: { readonly [R in ContentRoute]: (content: Content<R>, page: Page) => Thing[] } = {
  course: (course, page) => [courseObject(course, page), trail(page, coursesCrumb(page), coursePage(course))],
  courseLesson: ({ course, lesson }, page) => {
    const timeRequired = isoDuration(lesson.duration);
    return [
      {
        '@type': 'LearningResource',
        name: lesson.title,
        url: page.urlOf(page.path),
        inLanguage: page.language,
        isAccessibleForFree: isLessonFree(lesson),
        isPartOf: { '@type': 'Course', name: course.title, url: page.urlOf(paths.course(course.id)) },
        ...(timeRequired ? { timeRequired } : {}),
      },
      trail(page, coursesCrumb(page), coursePage(course), [lesson.title, page.path]),
    ];
  },
  courseGroup: ({ group, courses }, page) => {
    const name = group?.title || group?.name || page.t('title', { ns: 'courses' });
    return [itemList(name, courses.map(coursePage), page), trail(page, coursesCrumb(page), [name, page.path])];
  },
  topic: (topic, page) => [...topicObjects(topic, page), trail(page, classesCrumb(page), topicPage(topic))],
  liveLesson: ({ topic, lesson }, page) => [
    ...lessonObject(topic, lesson, page),
    trail(page, classesCrumb(page), topicPage(topic), [lesson.name, page.path]),
  ],
  syllabusLesson: ({ topic, lesson }, page) => [
    trail(page, classesCrumb(page), topicPage(topic), [lesson.title, page.path]),
  ],
  bundle: collectionObjects,
  prepack: collectionObjects,
  instructor: profileObjects,
  instructorItems: ({ instructor }, page) => {
    const name = page.t('items.title', { name: instructor.name, ns: 'instructors' });
    return [trail(page, teachersCrumb(page), [instructor.name, paths.instructor(instructor.id)], [name, page.path])];
  },
  post: ({ title, summary, publishedAt, imageUrl: picture }, page) => {
    const image = imageUrl(picture, page);
    return [
      {
        '@type': 'Article',
        headline: title,
        url: page.urlOf(page.path),
        inLanguage: page.language,
        publisher: organization(page),
        ...(summary ? { description: excerpt(summary) } : {}),
        ...(publishedAt ? { datePublished: publishedAt } : {}),
        ...(image ? { image } : {}),
      },
      trail(page, [title, page.path]),
    ];
  },
};

/** Returns the schema.org objects of a page; none without an id, and while its content is missing. */
export function structuredData(routeId: string, params: RouteParams, page: Page): Thing[] {
  if (!hasContent(routeId)) return [];
  const content = selectContent(routeId, page.state, params);
  return content === null ? [] : describe[routeId](content as never, page);
}
