interface Row {
  /** Below the locale. */
  readonly path: string;
  readonly access: 'public' | 'login' | 'region' | 'login+region';
  /** An existing page of the mock backend; required for a path with parameters. */
  readonly address?: string;
}

/**
 * Every page, as literals: the tests compare the app's routes, path builders and guards with it, so nothing here is
 * imported from the app.
 */
const routeTable = {
  home: { path: '/', access: 'public' },
  regularClass: { path: '/regular-class', access: 'public' },
  upcoming: { path: '/regular-class/upcoming', access: 'public' },
  topics: { path: '/regular-class/topics', access: 'public' },
  schedule: { path: '/regular-class/schedule', access: 'login' },
  subscribed: { path: '/regular-class/subscribed', access: 'login' },
  topic: { path: '/regular-class/topics/:id', access: 'public', address: '/regular-class/topics/1' },
  liveLesson: {
    path: '/regular-class/topics/:id/lesson/:lessonId',
    access: 'public',
    address: '/regular-class/topics/1/lesson/101',
  },
  syllabusLesson: {
    path: '/regular-class/topics/:id/syllabus-lesson/:lessonId',
    access: 'public',
    address: '/regular-class/topics/1/syllabus-lesson/1020',
  },
  courses: { path: '/course', access: 'public' },
  purchasedCourses: { path: '/course/subscribed', access: 'region' },
  courseGroup: { path: '/course/group/:id', access: 'public', address: '/course/group/2' },
  courseLearning: { path: '/course/learning/:id', access: 'login+region', address: '/course/learning/401' },
  courseLearningLesson: {
    path: '/course/learning/:id/lesson/:lessonId',
    access: 'login+region',
    address: '/course/learning/401/lesson/40101',
  },
  course: { path: '/course/:id', access: 'public', address: '/course/601' },
  courseLesson: { path: '/course/:id/lesson/:lessonId', access: 'public', address: '/course/601/lesson/60101' },
  bundle: { path: '/bundle/:id', access: 'public', address: '/bundle/6001' },
  prepack: { path: '/prepack/:id', access: 'public', address: '/prepack/8001' },
  purchaseSingle: { path: '/purchase/single/:id', access: 'region', address: '/purchase/single/3103' },
  purchaseBundle: { path: '/purchase/bundle/:id', access: 'region', address: '/purchase/bundle/6001' },
  purchasePrepack: { path: '/purchase/prepack/:id', access: 'region', address: '/purchase/prepack/8001' },
  instructor: { path: '/instructors/:id', access: 'public', address: '/instructors/3' },
  instructorItems: { path: '/instructors/:id/:type', access: 'public', address: '/instructors/3/course' },
  instructors: { path: '/instructors/:type', access: 'public', address: '/instructors/all' },
  tutors: { path: '/tutors', access: 'public' },
  myLearning: { path: '/my-learning', access: 'login' },
  continueWatching: { path: '/my-learning/continue', access: 'login' },
  notes: { path: '/my-learning/notes', access: 'login' },
  accountSetup: { path: '/account/setup', access: 'login' },
  login: { path: '/login', access: 'public' },
  signup: { path: '/signup', access: 'public' },
  search: { path: '/search', access: 'public' },
  post: { path: '/POST/:id', access: 'public', address: '/POST/1' },
} as const satisfies Record<string, Row>;

/** Values of the parameters of sample paths. */
const samples = { id: '11', lessonId: '12', type: 'course' } as const;
const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as keyof typeof samples);

export type RouteId = keyof typeof routeTable;

/** One row per page, with a sample path: its parameters by name, and their values in the order of the path. */
export const routeRows = Object.entries<Row>(routeTable).map(([id, { path, access, address = path }]) => {
  const names = parametersOf(path);
  return {
    id: id as RouteId,
    path,
    access,
    address,
    sample: path.replace(/:(\w+)/g, (_, name: keyof typeof samples) => samples[name]),
    params: Object.fromEntries(names.map((name) => [name, samples[name]])),
    values: names.map((name) => samples[name]),
  };
});

export const routeAdvice = 'Write a new or changed page into test/routeTable.ts too, with its path and access.';
