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

export const say = (visit: Visit, text: Text): string => text[['zh', 'id'].includes(visit.lang.slice(0, 2)) ? 1 : 0];
export const owns = (visit: Visit, key: string): boolean => visit.user?.owned.has(key) ?? false;
const progressOf = (visit: Visit, key: string) => visit.user?.progress.get(key);
const share = (part: number, whole: number): number => Math.round(Math.min(1, part / whole) * 1e6) / 1e6;
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const address = (visit: Visit, video: Video): string => (video[0] === 'mp4' ? visit.url + video[1] : video[1]);
export const named = (visit: Visit, item: Named): Json => ({ name: say(visit, item.name), id: item.id });
export const subject = (visit: Visit, item: Subject): Json => ({
  ...named(visit, item),
  ...(item.key && { key: item.key }),
});
const brief = (visit: Visit, item: Instructor): Json => ({ name: say(visit, item.name), id: item.id });
const pictureUrl = (visit: Visit, name: string): string => `${visit.url}/pictures/${name}.svg`;

export function instructor(visit: Visit, item: Instructor): Json {
  const classes = visit.catalogue.topics.filter((topic) => topic.active && topic.instructors.includes(item)).length;
  return {
    instructor_hashtags: item.tags,
    subjects: item.subjects.map((one) => subject(visit, one)),
    profile_pic_url: item.portrait ? pictureUrl(visit, `teacher-${item.id}`) : null,
    ...brief(visit, item),
    live_topic_count: classes,
    subject_count: item.subjects.length,
  };
}

// --- What is sold

const money = (visit: Visit, region: string, amount: number): string => {
  const [code, sign] = currencies[region] ?? ['USD', '$'];
  const rupiah = code === 'IDR';
  const whole = amount.toLocaleString(rupiah ? 'id-ID' : 'en-US', { minimumFractionDigits: rupiah ? 0 : 2 });
  return visit.lang.startsWith('zh') ? `${whole} 美元` : `${sign} ${whole}`;
};
const earlyNow = (visit: Visit, item: Collection) =>
  item.early && visit.store.now() < item.early.until ? item.early : null;
export const isFree = (item: Collection): boolean => item.plans.some((plan) => plan.price === 0);

/** What is charged now: the early price, else that of the first period, else the price. */
export const priceOf = (visit: Visit, item: Collection, plan: Plan, method: string): number =>
  earlyNow(visit, item)?.price ?? plan.first ?? (method.endsWith(':app') ? Math.ceil(plan.price * 1.3) : plan.price);

export const itemKeys = (item: Collection): string[] => [
  ...item.courses.map((one) => `course ${one.id}`),
  ...item.topics.map((one) => `live_topic ${one.id}`),
  ...item.passes.map((one) => `group_pass ${one.id}`),
];

export function collectionStatus(visit: Visit, item: Collection): string | null {
  const [course, topic] = [item.courses[0], item.topics[0]];
  if (item.kind === 'single') return course ? courseStatus(visit, course) : topic ? topicStatus(visit, topic) : null;
  const whole = item.kind === 'prepack' && itemKeys(item).every((key) => owns(visit, key));
  return whole || owns(visit, `collection ${item.id}`) ? 'enrolled' : null;
}

function planView(visit: Visit, item: Collection, plan: Plan, focus: boolean): Json {
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
    name: say(visit, plan.name),
    id: plan.id,
    ...(plan.months ? { billing_cycle_per_months: plan.months } : {}),
    ...(plan.before === null ? {} : { pre_discount_price: plan.before }),
  };
}

export function card(visit: Visit, item: Collection): Json {
  const single = item.kind === 'single';
  return {
    kind: item.kind,
    plans: item.plans.map((plan, index) => planView(visit, item, plan, index === item.plans.length - 1)),
    name: say(visit, item.name),
    id: item.id,
    enroll_status: collectionStatus(visit, item),
    has_more_plans: item.plans.length > 1,
    ...(single && item.courses[0] ? { course_id: item.courses[0].id } : {}),
    ...(single && item.topics[0] ? { live_topic_id: item.topics[0].id } : {}),
    ...(item.choose === null ? {} : { required_options_count: item.choose }),
    ...(item.early && {
      presale_price: item.early.price,
      presale_expired_at: instant(item.early.until, item.region),
      is_presale_expired: !earlyNow(visit, item),
    }),
  };
}

export function offer(visit: Visit, item: Collection): Json {
  return {
    ...card(visit, item),
    ...(item.about && { description: say(visit, item.about) }),
    contents: {
      group_passes: item.passes.map((one) => ({ ...named(visit, one), lessons_amount: one.lessons })),
      live_topics: item.topics.map((one) => topicSummary(visit, one)),
      courses: item.courses.map((one) => courseSummary(visit, one)),
    },
    bundles: item.bundles.map((one) => bundleCard(visit, one)),
  };
}

export const bundleCard = (visit: Visit, item: Collection): Json => ({
  name: say(visit, item.name),
  id: item.id,
  course_amount: itemKeys(item).length,
});

export function options(visit: Visit, item: Collection): Json[] {
  if (item.kind !== 'bundle') return [];
  const option = (type: string, id: number, name: Text, price: number, lessons: number, seconds: number): Json => ({
    ...{
      type,
      name: say(visit, name),
      id,
      price,
      display_price: money(visit, item.region, price),
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
      frequency: say(visit, one.when),
    })),
    ...item.courses.map((one) => {
      const seconds = sum(one.lessons.map((lesson) => lesson.seconds));
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

export const order = (visit: Visit, item: Order): Json => ({
  status: item.status,
  id: item.id,
  ...(item.status === 'pending' ? { payment_url: `${visit.url}/pay/${item.ticket}` } : {}),
});

// --- Recorded courses

const lessonShare = (visit: Visit, lesson: Lesson): number => {
  const progress = progressOf(visit, `course_lesson ${lesson.id}`);
  return progress?.done ? 1 : progress && lesson.seconds > 0 ? share(progress.seconds, lesson.seconds) : 0;
};
const courseShare = (visit: Visit, item: Course): number => {
  const lessons = item.lessons.filter((lesson) => !lesson.soon);
  return lessons.length ? share(sum(lessons.map((lesson) => lessonShare(visit, lesson))), lessons.length) : 0;
};
export const singleOf = (visit: Visit, item: Course | Topic): Collection | undefined =>
  visit.catalogue.collections.find(
    (one) => one.kind === 'single' && (one.courses[0] === item || one.topics[0] === item),
  );

export function courseStatus(visit: Visit, item: Course): string | null {
  const later = item.begins !== null && item.begins > visit.store.now();
  if (owns(visit, `course ${item.id}`)) {
    const done = courseShare(visit, item);
    return later ? 'enroll_pending' : done === 1 ? 'completed' : done > 0 ? 'ongoing' : 'active';
  }
  const sold = singleOf(visit, item);
  return sold && isFree(sold) ? 'free' : sold && later ? 'preorder' : null;
}

export function lesson(visit: Visit, course: Course, item: Lesson): Json {
  const key = `course_lesson ${item.id}`;
  const progress = progressOf(visit, key);
  const open = !item.soon && (item.preview || owns(visit, `course ${course.id}`));
  return {
    duration: item.seconds,
    title: say(visit, item.title),
    id: item.id,
    preview: item.preview,
    ...(item.soon ? { coming_soon: true } : {}),
    ...(item.video && open ? { video_source: item.video[0], video_id: address(visit, item.video) } : {}),
    ...(item.preview ? { materials: [{ name: 'Sheet', material_types: ['digital', 'printed'], url: null }] } : {}),
    ...(progress && {
      status: progress.done ? 'completed' : 'in_progress',
      progress_duration: progress.seconds,
      learning_progress: lessonShare(visit, item),
      is_rated: visit.user?.rated.has(key) ?? false,
    }),
  };
}

export function courseSummary(visit: Visit, item: Course): Json {
  const small = pictureUrl(visit, `course-${item.id}`);
  const preview = item.lessons.find((one) => one.preview);
  return {
    title: say(visit, item.title),
    instructors: item.instructors.map((one) => brief(visit, one)),
    subject: subject(visit, item.subject),
    id: item.id,
    lessons_amount: item.lessons.length,
    total_lessons_duration: sum(item.lessons.map((one) => one.seconds)),
    enroll_status: courseStatus(visit, item),
    ...(item.picture === 'small' ? { picture: { small_url: small } } : {}),
    ...(item.picture === 'all' ? { picture: { large_url: small, medium_url: small, small_url: small } } : {}),
    ...(item.rate[1] ? { average_rate: item.rate[0], rating_count: item.rate[1] } : {}),
    ...(item.begins === null ? {} : { enroll_start_at: instant(item.begins, item.region) }),
    ...(item.ends === null ? {} : { is_semester: true, expire_date: instant(item.ends, item.region) }),
    ...(preview ? { first_previewable_lesson: { id: preview.id } } : {}),
  };
}

export function courseCard(visit: Visit, item: Course): Json {
  const sold = singleOf(visit, item);
  return {
    ...courseSummary(visit, item),
    lead_group: item.leadGroup && named(visit, item.leadGroup),
    checkout_collection: sold ? card(visit, sold) : null,
  };
}

export const announcement = (visit: Visit, region: string, item: Course['announcements'][number]): Json => ({
  published_at: instant(item.at, region),
  content: say(visit, item.content),
  title: say(visit, item.title),
  id: item.id,
});

export const course = (visit: Visit, item: Course): Json => ({
  meta: { revision: 7 },
  lessons: item.lessons.map((one) => lesson(visit, item, one)),
  description: say(visit, item.about),
  ...courseCard(visit, item),
  learning_progress: courseShare(visit, item),
  is_rated: visit.user?.rated.has(`course ${item.id}`) ?? false,
  ...(item.groups.length ? { faq: [{ title: 'Tea?', description: 'Yes, <b>please</b>.' }] } : {}),
  relative_courses: visit.catalogue.courses
    .filter((one) => one !== item && one.region === item.region && one.leadGroup === item.leadGroup)
    .map((one) => courseCard(visit, one)),
});

export const lastRead = (visit: Visit, item: Course): Lesson | undefined => {
  const at = (one: Lesson): number => progressOf(visit, `course_lesson ${one.id}`)?.at ?? 0;
  return item.lessons.filter((one) => at(one) > 0).sort((a, b) => at(b) - at(a))[0];
};

export function learningCourse(visit: Visit, item: Course): Json {
  const last = lastRead(visit, item);
  const { id, title, picture, instructors, lessons_amount } = courseSummary(visit, item);
  return {
    last_read_lesson: last ? { title: say(visit, last.title), id: last.id } : null,
    learning_progress: courseShare(visit, item),
    ...{ id, title, picture, instructors, lessons_amount },
  };
}

// --- Live classes

export const begun = (visit: Visit, item: Topic): boolean => item.begins === null || item.begins <= visit.store.now();
export const over = (visit: Visit, item: Session): boolean => item.end <= visit.store.now();
export const nextSession = (visit: Visit, item: Topic): Session | undefined =>
  item.sessions.find((one) => !over(visit, one));

export function topicStatus(visit: Visit, item: Topic): string | null {
  if (owns(visit, `live_topic ${item.id}`)) return begun(visit, item) ? 'enrolled' : 'enroll_pending';
  const sold = singleOf(visit, item);
  return sold && isFree(sold) ? 'free' : null;
}

export const isOnSchedule = (visit: Visit, topic: Topic, item: Session): boolean =>
  visit.user?.schedule.get(item.id) ?? owns(visit, `live_topic ${topic.id}`);

/** Whether its replay may be watched. */
export const replayOpen = (visit: Visit, topic: Topic, item: Session): boolean =>
  over(visit, item) && item.replay !== null && (item.free || owns(visit, `live_topic ${topic.id}`));

export function session(visit: Visit, topic: Topic, item: Session): Json {
  const now = visit.store.now();
  const enrolled = owns(visit, `live_topic ${topic.id}`);
  const replay = replayOpen(visit, topic, item) ? item.replay : null;
  const room = enrolled && !over(visit, item) && now >= item.start - 15 * 60_000;
  const progress = progressOf(visit, `live_lesson ${item.id}`);
  const length = item.replaySeconds ?? (item.end - item.start) / 1000;
  return {
    end_at: instant(item.end, topic.region),
    start_at: instant(item.start, topic.region),
    name: say(visit, item.name),
    live_topic_name: say(visit, topic.name),
    live_topic_id: topic.id,
    live_subject: subject(visit, topic.subject),
    id: item.id,
    status: over(visit, item) ? (item.free ? 'free' : 'finished') : item.start <= now ? 'live' : 'upcoming',
    instructors: topic.instructors.map((one) => brief(visit, one)),
    watch_enabled: room || replay !== null,
    is_topic_enrolled: enrolled,
    is_saved: isOnSchedule(visit, topic, item),
    is_rated: visit.user?.rated.has(`live_lesson ${item.id}`) ?? false,
    is_rateable: enrolled && over(visit, item),
    ...(over(visit, item) ? {} : { video_source: 'google_meet' }),
    ...(room ? { url: `https://meet.google.com/aaa-${item.id % 10_000}-zzz` } : {}),
    ...(replay ? { video_source: replay[0], video_id: address(visit, replay) } : {}),
    ...(replay ? { offline_video_duration: item.replaySeconds } : {}),
    ...(progress && {
      progress_duration: progress.seconds,
      learning_progress: progress.done ? 1 : share(progress.seconds, length),
    }),
  };
}

export function topicSummary(visit: Visit, item: Topic): Json {
  const next = nextSession(visit, item);
  return {
    frequency: say(visit, item.when),
    live_subject: subject(visit, item.subject),
    name: say(visit, item.name),
    id: item.id,
    instructors: item.instructors.map((one) => brief(visit, one)),
    enroll_status: topicStatus(visit, item),
    total_lessons_duration: sum(item.sessions.map((one) => (one.end - one.start) / 1000)),
    ...(item.active ? {} : { active: false }),
    ...(item.picture ? { picture_url: pictureUrl(visit, `class-${item.id}`) } : {}),
    ...(item.begins === null ? {} : { enroll_start_at: instant(item.begins, item.region) }),
    ...(next && {
      upcoming_lesson_start_at: instant(next.start, item.region),
      upcoming_lesson_end_at: instant(next.end, item.region),
    }),
    is_rateable: owns(visit, `live_topic ${item.id}`) && item.sessions.some((one) => over(visit, one)),
    is_rated: visit.user?.rated.has(`live_topic ${item.id}`) ?? false,
  };
}

export function topicCard(visit: Visit, item: Topic): Json {
  const sold = item.active ? singleOf(visit, item) : undefined;
  return { ...topicSummary(visit, item), ...(sold ? { checkout_collection: card(visit, sold) } : {}) };
}

export function topic(visit: Visit, item: Topic): Json {
  const list = (test: (one: Session) => boolean): Json[] =>
    item.sessions.filter(test).map((one) => session(visit, item, one));
  const first = { title: 'α', live_lesson_id: item.sessions[0]?.id };
  return {
    ...topicCard(visit, item),
    description: say(visit, item.about),
    lessons: list(() => true),
    finished_lessons: list((one) => over(visit, one)),
    scheduled_lessons: list((one) => !over(visit, one)),
    free_lesson_list: list((one) => over(visit, one) && one.free),
    ...(item.picture ? { syllabuses: [{ title: 'I', lessons: [first] }] } : {}),
  };
}

// --- Posts and accounts

export const postCard = (visit: Visit, item: Post): Json => ({
  title: say(visit, item.title),
  published_at: instant(item.at, item.region),
  ...(item.summary && { summary: say(visit, item.summary) }),
  id: item.id,
});

export function requiredFields(item: User): string[] {
  const missing: string[] = [];
  if (item.region === 'id' && !item.phone) missing.push('phone_number');
  if (!item.role) missing.push('role');
  if (item.region === 'hk' && item.role !== 'parent') {
    if (item.level === null) missing.push('grade_level');
    if (item.subjects.length === 0) missing.push('subjects');
  }
  return missing;
}

export function user(visit: Visit, item: User): Json {
  const level = visit.catalogue.levels.find((one) => one.level.id === item.level)?.level;
  const school = visit.catalogue.schools.find((one) => one.school.id === item.school)?.school;
  const chosen = visit.catalogue.categories
    .flatMap((one) => one.subjects)
    .filter((one) => item.subjects.includes(one.id));
  return {
    region: { name: item.region },
    required_fields: requiredFields(item),
    email: item.email,
    last_name: item.lastName,
    first_name: item.firstName,
    external_id: item.number,
    user_id: item.id,
    role: item.role && { name: item.role },
    ranking: item.ranking,
    grade_level: level ? named(visit, level) : null,
    school_type: school ? named(visit, school) : null,
    subjects: chosen.map((one) => subject(visit, one)),
    ...(item.phone ? { phone_number: item.phone, phone_verified: true } : {}),
  };
}
