/**
 * Every page's path below the locale, and who may open it, as literals: the tests compare the app's routes, path builders
 * and guards with it, so nothing here is imported from the app.
 */
const routeTable = {
  home: { path: '/', access: 'public' },
  regularClass: { path: '/regular-class', access: 'public' },
  upcoming: { path: '/regular-class/upcoming', access: 'public' },
  topics: { path: '/regular-class/topics', access: 'public' },
  schedule: { path: '/regular-class/schedule', access: 'login' },
  subscribed: { path: '/regular-class/subscribed', access: 'login' },
  topic: { path: '/regular-class/topics/:id', access: 'public' },
  liveLesson: { path: '/regular-class/topics/:id/lesson/:lessonId', access: 'public' },
  syllabusLesson: { path: '/regular-class/topics/:id/syllabus-lesson/:lessonId', access: 'public' },
  courses: { path: '/course', access: 'public' },
  purchasedCourses: { path: '/course/subscribed', access: 'region' },
  courseGroup: { path: '/course/group/:id', access: 'public' },
  courseLearning: { path: '/course/learning/:id', access: 'login+region' },
  courseLearningLesson: { path: '/course/learning/:id/lesson/:lessonId', access: 'login+region' },
  course: { path: '/course/:id', access: 'public' },
  courseLesson: { path: '/course/:id/lesson/:lessonId', access: 'public' },
  bundle: { path: '/bundle/:id', access: 'public' },
  prepack: { path: '/prepack/:id', access: 'public' },
  purchaseSingle: { path: '/purchase/single/:id', access: 'region' },
  purchaseBundle: { path: '/purchase/bundle/:id', access: 'region' },
  purchasePrepack: { path: '/purchase/prepack/:id', access: 'region' },
  instructor: { path: '/instructors/:id', access: 'public' },
  instructorItems: { path: '/instructors/:id/:type', access: 'public' },
  instructors: { path: '/instructors/:type', access: 'public' },
  tutors: { path: '/tutors', access: 'public' },
  myLearning: { path: '/my-learning', access: 'login' },
  continueWatching: { path: '/my-learning/continue', access: 'login' },
  accountSetup: { path: '/account/setup', access: 'login' },
  login: { path: '/login', access: 'public' },
  signup: { path: '/signup', access: 'public' },
  post: { path: '/POST/:id', access: 'public' },
} as const;

/** What a sample path has in place of a parameter. */
const samples = { id: '11', lessonId: '12', type: 'course' } as const;
const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as keyof typeof samples);

export type RouteId = keyof typeof routeTable;

/** One row per page, with a sample path: its parameters by name, and their values in the order of the path. */
export const routeRows = Object.entries(routeTable).map(([id, { path, access }]) => {
  const names = parametersOf(path);
  return {
    id: id as RouteId,
    path,
    access,
    sample: path.replace(/:(\w+)/g, (_, name: keyof typeof samples) => samples[name]),
    params: Object.fromEntries(names.map((name) => [name, samples[name]])),
    values: names.map((name) => samples[name]),
  };
});

export const routeAdvice = 'Write a new or changed page into test/routeTable.ts too, with its path and access.';
