/**
 * Documents of the search index. They are made from the API's responses to a guest. They have nothing of a visitor, no
 * price, and nothing that changes with the time of day.
 */
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Course } from '@/shared/entities/course';
import { isLessonFree } from '@/shared/entities/courseLesson';
import type { Instructor, InstructorDetail } from '@/shared/entities/instructor';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { Post } from '@/shared/entities/post';
import { excerptOf } from '@/shared/lib/plainText';
import { paths } from '@/shared/routing/paths';
import { firstPicture, type PictureSource, pictureUrl } from '@/shared/ui/content/pictureSources';

/** In the order in which a page shows them when their results are equally good. */
export const searchKinds = ['course', 'class', 'lesson', 'bundle', 'teacher', 'article'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface SearchSubject {
  id: number;
  name: string;
  /** Names its icon and hue, and the words that students use for it. */
  key: string | null;
}

export interface SearchDocument {
  kind: SearchKind;
  /** Below the locale. */
  path: string;
  title: string;
  /** Course or class of a lesson. */
  parent: { path: string; title: string } | null;
  subjects: SearchSubject[];
  teachers: string[];
  /** Further searchable text: tags, and the start of its description. */
  about: string;
  /** Address of its picture; a lesson has that of its course or class. */
  picture: string | null;
  /** Everybody may watch the lesson. */
  isFree: boolean;
  /** Paths of the things that decide its levels. */
  levelsOf: string[];
  /** Number of ratings, by which popular things are chosen. */
  rated: number;
  /** Average of the ratings, 1 to 5; 0 while there is none. */
  averageRate: number;
}

type Described = Pick<SearchDocument, 'kind' | 'path' | 'title'> & Partial<SearchDocument>;

const documentOf = (described: Described): SearchDocument => ({
  parent: null,
  subjects: [],
  teachers: [],
  about: '',
  picture: null,
  isFree: false,
  levelsOf: [described.path],
  rated: 0,
  averageRate: 0,
  ...described,
});

const subjectOf = ({ id, name, key }: SearchSubject): SearchSubject => ({ id, name, key });
const subjectsOf = (subject: SearchSubject | null) => (subject && subject.id > 0 ? [subjectOf(subject)] : []);
const smallPicture = (picture: PictureSource) => pictureUrl(picture, 'thumbnail');
const namesOf = (instructors: readonly Instructor[]) => instructors.map(({ name }) => name);
const joined = (...texts: readonly string[]) => texts.filter(Boolean).join('\n');

export function courseDocuments(course: Course): SearchDocument[] {
  const { id, title, description, contentHashtags, instructors, subject, ratingCount, averageRate } = course;
  const path = paths.course(id);
  const subjects = subjectsOf(subject);
  const picture = smallPicture(course.picture);
  const lessons = course.lessons.filter((lesson) => lesson.id > 0 && lesson.title !== '');
  return [
    documentOf({
      kind: 'course',
      path,
      title,
      subjects,
      teachers: namesOf(instructors),
      about: joined(...contentHashtags, excerptOf(description)),
      picture,
      rated: ratingCount,
      averageRate,
    }),
    ...lessons.map((lesson) =>
      documentOf({
        kind: 'lesson',
        path: paths.courseLesson(id, lesson.id),
        title: lesson.title,
        parent: { path, title },
        subjects,
        picture,
        levelsOf: [path],
        isFree: isLessonFree(lesson) && !lesson.comingSoon,
      }),
    ),
  ];
}

interface TopicLesson {
  path: string;
  title: string;
  isFree: boolean;
}

/** Returns the lessons of a topic, each once: live lessons, and syllabus lessons without a live one. */
function topicLessons(topic: LiveTopic): TopicLesson[] {
  const free = new Set(topic.freeLessonList.map(({ id }) => id));
  const lists = [topic.lessons, topic.finishedLessons, topic.scheduledLessons, topic.freeLessonList];
  const live = new Map(lists.flat().map((lesson) => [lesson.id, lesson.name]));
  const recorded = topic.syllabuses
    .flatMap(({ lessons }) => lessons)
    .filter(({ id, title, liveLessonId }) => id > 0 && title !== '' && !live.has(liveLessonId ?? 0));
  return [
    ...[...live].map(([id, title]) => ({ path: paths.liveLesson(topic.id, id), title, isFree: free.has(id) })),
    ...recorded.map(({ id, title, preview }) => ({
      path: paths.syllabusLesson(topic.id, id),
      title,
      isFree: preview,
    })),
  ];
}

export function topicDocuments(topic: LiveTopic): SearchDocument[] {
  const { id, name, description, hashtag, instructors, liveSubject, ratingCount, averageRate } = topic;
  const path = paths.topic(id);
  const subjects = subjectsOf(liveSubject);
  const picture = smallPicture(firstPicture(topic.pictureUrl, topic.picture));
  return [
    documentOf({
      kind: 'class',
      path,
      title: name,
      subjects,
      teachers: namesOf(instructors),
      about: joined(hashtag ?? '', excerptOf(description)),
      picture,
      rated: ratingCount,
      averageRate,
    }),
    ...topicLessons(topic).map((lesson) =>
      documentOf({ kind: 'lesson', parent: { path, title: name }, subjects, picture, levelsOf: [path], ...lesson }),
    ),
  ];
}

/** Returns the document of a set at a path; none for what sells a single course or class. */
export function collectionDocuments(collection: CheckoutCollection, path: string): SearchDocument[] {
  const { kind, name, description, contents } = collection;
  if (kind === 'single' || name === '') return [];
  const { courses, liveTopics } = contents;
  const subjects = [...courses.map(({ subject }) => subject), ...liveTopics.map((topic) => topic.liveSubject)];
  const known = new Map(subjects.flatMap(subjectsOf).map((subject) => [subject.id, subject]));
  const titles = [...courses.map(({ title }) => title), ...liveTopics.map((topic) => topic.name)];
  return [
    documentOf({
      kind: 'bundle',
      path,
      title: name,
      subjects: [...known.values()],
      about: joined(...titles, excerptOf(description)),
      picture: smallPicture(collection.picture),
      levelsOf: [
        ...courses.map((course) => paths.course(course.id)),
        ...liveTopics.map((topic) => paths.topic(topic.id)),
      ],
    }),
  ];
}

export function instructorDocuments({ instructor, about }: InstructorDetail): SearchDocument[] {
  const { id, name, profilePicUrl, subjects, instructorHashtags } = instructor;
  return [
    documentOf({
      kind: 'teacher',
      path: paths.instructor(id),
      title: name,
      subjects: subjects.filter((subject) => subject.id > 0).map(subjectOf),
      about: joined(...instructorHashtags, excerptOf(about ?? '')),
      picture: smallPicture(profilePicUrl),
    }),
  ];
}

export const postDocuments = ({ id, title, summary, content, imageUrl }: Post): SearchDocument[] => [
  documentOf({
    kind: 'article',
    path: paths.post(id),
    title,
    about: excerptOf(summary || content),
    picture: smallPicture(imageUrl),
  }),
];
