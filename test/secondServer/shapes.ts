/** How items look in responses, to one visitor. Keys without a value are left out. */
import type {
  Catalogue,
  Collection,
  Course,
  Instructor,
  Lesson,
  Named,
  Plan,
  Post,
  Session,
  Subject,
  Text,
  Topic,
  Video,
} from './catalogue';
import { currencies, instant } from './catalogue';
import type { Json } from './requests';
import type { Order, Store, User } from './store';

export interface Visit {
  catalogue: Catalogue;
  store: Store;
  lang: string;
  user: User | null;
  url: string;
  siteOrigin: string;
}

export const chooseText = (visit: Visit, text: Text): string =>
  text[['zh', 'id'].includes(visit.lang.slice(0, 2)) ? 1 : 0];
export const owns = (visit: Visit, key: string): boolean => visit.user?.owned.has(key) ?? false;
const findProgress = (visit: Visit, key: string) => visit.user?.progress.get(key);
const computeShare = (part: number, whole: number): number => Math.round(Math.min(1, part / whole) * 1e6) / 1e6;
const computeSum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const toFilmUrl = (visit: Visit, video: Video): string => (video[0] === 'mp4' ? visit.url + video[1] : video[1]);
export const toNamed = (visit: Visit, item: Named): Json => ({ name: chooseText(visit, item.name), id: item.id });
export const toSubject = (visit: Visit, item: Subject): Json => ({
  ...toNamed(visit, item),
  ...(item.key && { key: item.key }),
});
const toInstructorName = (visit: Visit, item: Instructor): Json => ({
  name: chooseText(visit, item.name),
  id: item.id,
});
const toPictureUrl = (visit: Visit, name: string): string => `${visit.url}/pictures/${name}.svg`;

export function toInstructor(visit: Visit, item: Instructor): Json {
  const classes = visit.catalogue.topics.filter((topic) => topic.active && topic.instructors.includes(item)).length;
  return {
    instructor_hashtags: item.tags,
    subjects: item.subjects.map((one) => toSubject(visit, one)),
    profile_pic_url: item.portrait ? toPictureUrl(visit, `teacher-${item.id}`) : null,
    ...toInstructorName(visit, item),
    live_topic_count: classes,
    subject_count: item.subjects.length,
  };
}

// --- What is sold

const formatPrice = (visit: Visit, region: string, amount: number): string => {
  const [code, sign] = currencies[region] ?? ['USD', '$'];
  const rupiah = code === 'IDR';
  const whole = amount.toLocaleString(rupiah ? 'id-ID' : 'en-US', { minimumFractionDigits: rupiah ? 0 : 2 });
  return visit.lang.startsWith('zh') ? `${whole} 美元` : `${sign} ${whole}`;
};
const findEarlyPrice = (visit: Visit, item: Collection) =>
  item.early && visit.store.now() < item.early.until ? item.early : null;
export const isFree = (item: Collection): boolean => item.plans.some((plan) => plan.price === 0);

/** What is charged now: the early price, else that of the first period, else the price. */
export const computePrice = (visit: Visit, item: Collection, plan: Plan, method: string): number =>
  findEarlyPrice(visit, item)?.price ??
  plan.first ??
  (method.endsWith(':app') ? Math.ceil(plan.price * 1.3) : plan.price);

export const listItemKeys = (item: Collection): string[] => [
  ...item.courses.map((one) => `course ${one.id}`),
  ...item.topics.map((one) => `live_topic ${one.id}`),
  ...item.passes.map((one) => `group_pass ${one.id}`),
];

export function computeCollectionStatus(visit: Visit, item: Collection): string | null {
  const [course, topic] = [item.courses[0], item.topics[0]];
  if (item.kind === 'single')
    return course ? computeCourseStatus(visit, course) : topic ? computeTopicStatus(visit, topic) : null;
  const whole = item.kind === 'prepack' && listItemKeys(item).every((key) => owns(visit, key));
  return whole || owns(visit, `collection ${item.id}`) ? 'enrolled' : null;
}

function toPlan(visit: Visit, item: Collection, plan: Plan, focus: boolean): Json {
  const [currency, sign] = currencies[item.region] ?? ['USD', '$'];
  const method = (platform: string, id: string, price: number): Json => ({
    price,
    ...(plan.first === null ? {} : { introductory_price: plan.first }),
    ...{ platform, id, currency, display_currency: sign, renewable: plan.months > 0 },
  });
  return {
    is_focus: focus,
    payment_methods: [
      method('ios', `pm/${plan.id}:app`, Math.ceil(plan.price * 1.3)),
      method('web', `pm/${plan.id}:card`, plan.price),
    ],
    name: chooseText(visit, plan.name),
    id: plan.id,
    ...(plan.months ? { billing_cycle_per_months: plan.months } : {}),
    ...(plan.before === null ? {} : { pre_discount_price: plan.before }),
  };
}

export function toCollectionCard(visit: Visit, item: Collection): Json {
  const single = item.kind === 'single';
  return {
    kind: item.kind,
    plans: item.plans.map((plan, index) => toPlan(visit, item, plan, index === item.plans.length - 1)),
    name: chooseText(visit, item.name),
    id: item.id,
    enroll_status: computeCollectionStatus(visit, item),
    has_more_plans: item.plans.length > 1,
    ...(single && item.courses[0] ? { course_id: item.courses[0].id } : {}),
    ...(single && item.topics[0] ? { live_topic_id: item.topics[0].id } : {}),
    ...(item.choose === null ? {} : { required_options_count: item.choose }),
    ...(item.early && {
      presale_price: item.early.price,
      presale_expired_at: instant(item.early.until, item.region),
      is_presale_expired: !findEarlyPrice(visit, item),
    }),
  };
}

export function toCollection(visit: Visit, item: Collection): Json {
  return {
    ...toCollectionCard(visit, item),
    ...(item.about && { description: chooseText(visit, item.about) }),
    contents: {
      group_passes: item.passes.map((one) => ({ ...toNamed(visit, one), lessons_amount: one.lessons })),
      live_topics: item.topics.map((one) => toTopicSummary(visit, one)),
      courses: item.courses.map((one) => toCourseSummary(visit, one)),
    },
    bundles: item.bundles.map((one) => toBundleCard(visit, one)),
  };
}

export const toBundleCard = (visit: Visit, item: Collection): Json => ({
  name: chooseText(visit, item.name),
  id: item.id,
  course_amount: listItemKeys(item).length,
});

export function toBundleOptions(visit: Visit, item: Collection): Json[] {
  if (item.kind !== 'bundle') return [];
  const option = (type: string, id: number, name: Text, price: number, lessons: number, seconds: number): Json => ({
    ...{
      type,
      name: chooseText(visit, name),
      id,
      price,
      display_price: formatPrice(visit, item.region, price),
      lesson_count: lessons,
    },
    total_lessons_duration_time: seconds,
  });
  const priceOfItem = (test: (one: Collection) => boolean): number =>
    visit.catalogue.collections.find((one) => one.kind === 'single' && test(one))?.plans.at(-1)?.price ?? 0;
  return [
    ...item.passes.map((one) => option('group_pass', one.id, one.name, one.price, one.lessons, 0)),
    ...item.topics.map((one) => ({
      ...option(
        'live_topic',
        one.id,
        one.name,
        priceOfItem((c) => c.topics[0] === one),
        one.sessions.length,
        0,
      ),
      frequency: chooseText(visit, one.when),
    })),
    ...item.courses.map((one) => {
      const seconds = computeSum(one.lessons.map((lesson) => lesson.seconds));
      return option(
        'course',
        one.id,
        one.title,
        priceOfItem((c) => c.courses[0] === one),
        one.lessons.length,
        seconds,
      );
    }),
  ];
}

export const toOrder = (visit: Visit, item: Order): Json => ({
  status: item.status,
  id: item.id,
  ...(item.status === 'pending' ? { payment_url: `${visit.url}/pay/${item.ticket}` } : {}),
});

// --- Recorded courses

const computeLessonShare = (visit: Visit, lesson: Lesson): number => {
  const progress = findProgress(visit, `course_lesson ${lesson.id}`);
  return progress?.done ? 1 : progress && lesson.seconds > 0 ? computeShare(progress.seconds, lesson.seconds) : 0;
};
const computeCourseShare = (visit: Visit, item: Course): number => {
  const lessons = item.lessons.filter((lesson) => !lesson.soon);
  return lessons.length
    ? computeShare(computeSum(lessons.map((lesson) => computeLessonShare(visit, lesson))), lessons.length)
    : 0;
};
export const findSingle = (visit: Visit, item: Course | Topic): Collection | undefined =>
  visit.catalogue.collections.find(
    (one) => one.kind === 'single' && (one.courses[0] === item || one.topics[0] === item),
  );

export function computeCourseStatus(visit: Visit, item: Course): string | null {
  const later = item.begins !== null && item.begins > visit.store.now();
  if (owns(visit, `course ${item.id}`)) {
    const done = computeCourseShare(visit, item);
    return later ? 'enroll_pending' : done === 1 ? 'completed' : done > 0 ? 'ongoing' : 'active';
  }
  const sold = findSingle(visit, item);
  return sold && isFree(sold) ? 'free' : sold && later ? 'preorder' : null;
}

export function toLesson(visit: Visit, course: Course, item: Lesson): Json {
  const key = `course_lesson ${item.id}`;
  const progress = findProgress(visit, key);
  const open = !item.soon && (item.preview || owns(visit, `course ${course.id}`));
  return {
    duration: item.seconds,
    title: chooseText(visit, item.title),
    id: item.id,
    preview: item.preview,
    ...(item.soon ? { coming_soon: true } : {}),
    ...(item.video && open ? { video_source: item.video[0], video_id: toFilmUrl(visit, item.video) } : {}),
    ...(item.preview ? { materials: [{ name: 'Sheet', material_types: ['digital', 'printed'], url: null }] } : {}),
    ...(progress && {
      status: progress.done ? 'completed' : 'in_progress',
      progress_duration: progress.seconds,
      learning_progress: computeLessonShare(visit, item),
      is_rated: visit.user?.rated.has(key) ?? false,
    }),
  };
}

export function toCourseSummary(visit: Visit, item: Course): Json {
  const small = toPictureUrl(visit, `course-${item.id}`);
  const preview = item.lessons.find((one) => one.preview);
  return {
    title: chooseText(visit, item.title),
    instructors: item.instructors.map((one) => toInstructorName(visit, one)),
    subject: toSubject(visit, item.subject),
    id: item.id,
    lessons_amount: item.lessons.length,
    total_lessons_duration: computeSum(item.lessons.map((one) => one.seconds)),
    enroll_status: computeCourseStatus(visit, item),
    ...(item.picture === 'small' ? { picture: { small_url: small } } : {}),
    ...(item.picture === 'all' ? { picture: { large_url: small, medium_url: small, small_url: small } } : {}),
    ...(item.rate[1] ? { average_rate: item.rate[0], rating_count: item.rate[1] } : {}),
    ...(item.begins === null ? {} : { enroll_start_at: instant(item.begins, item.region) }),
    ...(item.ends === null ? {} : { is_semester: true, expire_date: instant(item.ends, item.region) }),
    ...(preview ? { first_previewable_lesson: { id: preview.id } } : {}),
  };
}

export function toCourseCard(visit: Visit, item: Course): Json {
  const sold = findSingle(visit, item);
  return {
    ...toCourseSummary(visit, item),
    lead_group: item.leadGroup && toNamed(visit, item.leadGroup),
    checkout_collection: sold ? toCollectionCard(visit, sold) : null,
  };
}

export const toAnnouncement = (visit: Visit, region: string, item: Course['announcements'][number]): Json => ({
  published_at: instant(item.at, region),
  content: chooseText(visit, item.content),
  title: chooseText(visit, item.title),
  id: item.id,
});

export const toCourse = (visit: Visit, item: Course): Json => ({
  meta: { revision: 7 },
  lessons: item.lessons.map((one) => toLesson(visit, item, one)),
  description: chooseText(visit, item.about),
  ...toCourseCard(visit, item),
  learning_progress: computeCourseShare(visit, item),
  is_rated: visit.user?.rated.has(`course ${item.id}`) ?? false,
  ...(item.groups.length ? { faq: [{ title: 'Tea?', description: 'Yes, <b>please</b>.' }] } : {}),
  relative_courses: visit.catalogue.courses
    .filter((one) => one !== item && one.region === item.region && one.leadGroup === item.leadGroup)
    .map((one) => toCourseCard(visit, one)),
});

export const findLastLesson = (visit: Visit, item: Course): Lesson | undefined => {
  const at = (one: Lesson): number => findProgress(visit, `course_lesson ${one.id}`)?.at ?? 0;
  return item.lessons.filter((one) => at(one) > 0).sort((a, b) => at(b) - at(a))[0];
};

export function toLearningCourse(visit: Visit, item: Course): Json {
  const last = findLastLesson(visit, item);
  const { id, title, picture, instructors, lessons_amount } = toCourseSummary(visit, item);
  return {
    last_read_lesson: last ? { title: chooseText(visit, last.title), id: last.id } : null,
    learning_progress: computeCourseShare(visit, item),
    ...{ id, title, picture, instructors, lessons_amount },
  };
}

// --- Live classes

export const hasBegun = (visit: Visit, item: Topic): boolean =>
  item.begins === null || item.begins <= visit.store.now();
export const isOver = (visit: Visit, item: Session): boolean => item.end <= visit.store.now();
export const findNextSession = (visit: Visit, item: Topic): Session | undefined =>
  item.sessions.find((one) => !isOver(visit, one));

export function computeTopicStatus(visit: Visit, item: Topic): string | null {
  if (owns(visit, `live_topic ${item.id}`)) return hasBegun(visit, item) ? 'enrolled' : 'enroll_pending';
  const sold = findSingle(visit, item);
  return sold && isFree(sold) ? 'free' : null;
}

export const isOnSchedule = (visit: Visit, topic: Topic, item: Session): boolean =>
  visit.user?.schedule.get(item.id) ?? owns(visit, `live_topic ${topic.id}`);

/** Whether its replay may be watched. */
export const mayWatchReplay = (visit: Visit, topic: Topic, item: Session): boolean =>
  isOver(visit, item) && item.replay !== null && (item.free || owns(visit, `live_topic ${topic.id}`));

export function toSession(visit: Visit, topic: Topic, item: Session): Json {
  const now = visit.store.now();
  const enrolled = owns(visit, `live_topic ${topic.id}`);
  const replay = mayWatchReplay(visit, topic, item) ? item.replay : null;
  const room = enrolled && !isOver(visit, item) && now >= item.start - 15 * 60_000;
  const progress = findProgress(visit, `live_lesson ${item.id}`);
  const length = item.replaySeconds ?? (item.end - item.start) / 1000;
  return {
    end_at: instant(item.end, topic.region),
    start_at: instant(item.start, topic.region),
    name: chooseText(visit, item.name),
    live_topic_name: chooseText(visit, topic.name),
    live_topic_id: topic.id,
    live_subject: toSubject(visit, topic.subject),
    id: item.id,
    status: isOver(visit, item) ? (item.free ? 'free' : 'finished') : item.start <= now ? 'live' : 'upcoming',
    instructors: topic.instructors.map((one) => toInstructorName(visit, one)),
    watch_enabled: room || replay !== null,
    is_topic_enrolled: enrolled,
    is_saved: isOnSchedule(visit, topic, item),
    is_rated: visit.user?.rated.has(`live_lesson ${item.id}`) ?? false,
    is_rateable: enrolled && isOver(visit, item),
    ...(isOver(visit, item) ? {} : { video_source: 'google_meet' }),
    ...(room ? { url: `https://meet.google.com/aaa-${item.id % 10_000}-zzz` } : {}),
    ...(replay ? { video_source: replay[0], video_id: toFilmUrl(visit, replay) } : {}),
    ...(replay ? { offline_video_duration: item.replaySeconds } : {}),
    ...(progress && {
      progress_duration: progress.seconds,
      learning_progress: progress.done ? 1 : computeShare(progress.seconds, length),
    }),
  };
}

export function toTopicSummary(visit: Visit, item: Topic): Json {
  const next = findNextSession(visit, item);
  return {
    frequency: chooseText(visit, item.when),
    live_subject: toSubject(visit, item.subject),
    name: chooseText(visit, item.name),
    id: item.id,
    instructors: item.instructors.map((one) => toInstructorName(visit, one)),
    enroll_status: computeTopicStatus(visit, item),
    total_lessons_duration: computeSum(item.sessions.map((one) => (one.end - one.start) / 1000)),
    ...(item.active ? {} : { active: false }),
    ...(item.picture ? { picture_url: toPictureUrl(visit, `class-${item.id}`) } : {}),
    ...(item.begins === null ? {} : { enroll_start_at: instant(item.begins, item.region) }),
    ...(next && {
      upcoming_lesson_start_at: instant(next.start, item.region),
      upcoming_lesson_end_at: instant(next.end, item.region),
    }),
    is_rateable: owns(visit, `live_topic ${item.id}`) && item.sessions.some((one) => isOver(visit, one)),
    is_rated: visit.user?.rated.has(`live_topic ${item.id}`) ?? false,
  };
}

export function toTopicCard(visit: Visit, item: Topic): Json {
  const sold = item.active ? findSingle(visit, item) : undefined;
  return { ...toTopicSummary(visit, item), ...(sold ? { checkout_collection: toCollectionCard(visit, sold) } : {}) };
}

export function toTopic(visit: Visit, item: Topic): Json {
  const list = (test: (one: Session) => boolean): Json[] =>
    item.sessions.filter(test).map((one) => toSession(visit, item, one));
  const first = { title: 'α', live_lesson_id: item.sessions[0]?.id };
  return {
    ...toTopicCard(visit, item),
    description: chooseText(visit, item.about),
    lessons: list(() => true),
    finished_lessons: list((one) => isOver(visit, one)),
    scheduled_lessons: list((one) => !isOver(visit, one)),
    free_lesson_list: list((one) => isOver(visit, one) && one.free),
    ...(item.picture ? { syllabuses: [{ title: 'I', lessons: [first] }] } : {}),
  };
}

// --- Posts and accounts

export const toPostCard = (visit: Visit, item: Post): Json => ({
  title: chooseText(visit, item.title),
  published_at: instant(item.at, item.region),
  ...(item.summary && { summary: chooseText(visit, item.summary) }),
  id: item.id,
});

export function listRequiredFields(item: User): string[] {
  const missing: string[] = [];
  if (item.region === 'id' && !item.phone) missing.push('phone_number');
  if (!item.role) missing.push('role');
  if (item.region === 'hk' && item.role !== 'parent') {
    if (item.level === null) missing.push('grade_level');
    if (item.subjects.length === 0) missing.push('subjects');
  }
  return missing;
}

export function toUser(visit: Visit, item: User): Json {
  const level = visit.catalogue.levels.find((one) => one.level.id === item.level)?.level;
  const school = visit.catalogue.schools.find((one) => one.school.id === item.school)?.school;
  const chosen = visit.catalogue.categories
    .flatMap((one) => one.subjects)
    .filter((one) => item.subjects.includes(one.id));
  return {
    region: { name: item.region },
    required_fields: listRequiredFields(item),
    email: item.email,
    last_name: item.lastName,
    first_name: item.firstName,
    external_id: item.number,
    user_id: item.id,
    role: item.role && { name: item.role },
    ranking: item.ranking,
    grade_level: level ? toNamed(visit, level) : null,
    school_type: school ? toNamed(visit, school) : null,
    subjects: chosen.map((one) => toSubject(visit, one)),
    ...(item.phone ? { phone_number: item.phone, phone_verified: true } : {}),
  };
}
