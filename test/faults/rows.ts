/**
 * The fault matrix has a row for every endpoint that the app calls. A new call needs its row here, in one line if it
 * loads data of a page.
 */
import type { UnknownAction } from 'redux';
import { courseLevels, homeContent, liveLevels, subjectCategories } from '@/domain/catalogue/state';
import { scheduleChange } from '@/domain/class/scheduleChanges';
import { freeLiveTopics, homeTopics, nextLessons } from '@/domain/class/state';
import {
  allCourses,
  freeCourses,
  groupCourses,
  purchasedCourses,
  recommendedCourses,
  regionCourses,
} from '@/domain/course/state';
import { continueWatching, upNext } from '@/domain/feed/state';
import { homeInstructors } from '@/domain/instructor/state';
import { type OrderRequest, orderPlaced } from '@/domain/order/state';
import { banners, heroSections, latestPosts, marquee, promotion, upsellBanner } from '@/domain/promotion/state';
import { rating } from '@/domain/rating/state';
import type { RatingTarget } from '@/domain/rating/target';
import { bundleOptions, collectionDetail, courseCheckouts, topicCheckout } from '@/domain/sale/state';
import { post } from '@/features/academy/post/state';
import {
  codeCheck,
  codeResend,
  codeSend,
  levelSubjects,
  profileSave,
  schoolTypes,
} from '@/features/account/setup/state';
import { announcements } from '@/features/course/announcements/state';
import { courseDetail } from '@/features/course/state';
import { instructorList, instructorProfile, taughtCourses, taughtTopics } from '@/features/instructors/state';
import { learningCourses } from '@/features/learning/courses/state';
import { firstLessons, topicCards, topics, upcomingLessons } from '@/features/regular-class/lists/state';
import { pastSchedule, upcomingSchedule } from '@/features/regular-class/schedule/state';
import { topicDetail } from '@/features/regular-class/state';
import { subscribedTopics } from '@/features/regular-class/subscribed/state';
import { positionSaved } from '@/platform/outbox/state';
import { login, logoutRequested, passwordReset, signup, userRequested } from '@/platform/session/state';
import { siteInfo } from '@/platform/site/state';
import type { EndpointName } from '@/shared/http/endpoints';
import { backend, testNow } from '~mocks/node';
import { aLesson } from '~test/liveLessons';

export const student = 'student@lantern.example';

/** A read operation's actions, as `fetchActions` and `pagedListActions` make them. */
export interface Load {
  clear(): UnknownAction;
  request(params: never): UnknownAction;
  /** Only lists have it. */
  retry?: () => UnknownAction;
}

interface Called {
  endpoint: EndpointName;
  /** The page on which the call is made. */
  page: string;
  /** The account that must be logged in; default: a guest. */
  as?: string;
}

/** A read of a page. */
export interface Read extends Called {
  /**
   * `quiet`: a part of the page shows the failure with Retry. `main entity`: the page is about this data, and not found
   * without it. `silent`: optional content.
   */
  kind: 'quiet' | 'main entity' | 'silent';
  /** One call may fill several loads. */
  load: Load | readonly Load[];
  /** The text shown when it failed; '' for a silent one. */
  errorText: string;
  /** Name of the button that repeats the request; default: Retry. */
  retry?: string;
  /** Action that makes the call; default: opening the page. */
  action?: () => UnknownAction;
  /** No key of the response's data is required. */
  optional?: boolean;
}

/** A visitor's action; an alert says why it failed, and so does a form, which keeps its input. */
export interface Write extends Called {
  kind: 'alert' | 'form';
  action: () => UnknownAction;
  /** Key of the form's state below `forms`. */
  form?: string;
  /** Labels and values of the input. */
  keeps?: Readonly<Record<string, string>>;
  /**
   * How its success shows: the visitor is logged in, or sees a text. `later`: the text when the response leaves the
   * outcome open.
   */
  done: 'logged in' | { text: string; later?: string };
  /** Where a login may navigate besides the home page: to complete the profile. */
  leads?: string;
}

/** A watched position: stored until the server has accepted it. */
export interface Outbox extends Called {
  kind: 'outbox';
  action: () => UnknownAction;
}

/** A call of the app itself, whose outcome is never shown. */
export interface Background extends Called {
  kind: 'background';
  /** Action that makes the call; default: opening the app. */
  action?: () => UnknownAction;
}

/** A call about an existing order. */
export interface OrderCall extends Called {
  endpoint: 'order' | 'orderByKey';
  kind: 'orderCall';
  order: OrderRequest;
  action?: never;
}

export type Row = Read | Write | Outbox | Background | OrderCall;

const home = '/en-hk';
const courses = '/en-hk/course';
const classes = '/en-hk/regular-class';
const teachers = '/en-hk/instructors';
const course = `${courses}/101`;
const [email, password] = [student, 'lantern-demo'];
const person = { firstName: 'Ada', lastName: 'Ng', email: 'ada@lantern.example', password: 'long-enough' };

const saveAt = (targetType: 'course' | 'live_topic', targetId: number, lessonId: number) => () =>
  positionSaved({ targetType, targetId, lessonId, position: 40, savedAt: testNow });

const read = (endpoint: EndpointName, load: Read['load'], errorText: string, more: Partial<Read> = {}): Read => ({
  endpoint,
  page: home,
  kind: 'quiet',
  load,
  errorText,
  ...more,
});

const askSite = () => siteInfo.ensure({ region: 'hk' });
const silent = { kind: 'silent', optional: true } as const;
const asStudent = { as: student };
const continuePage = { ...asStudent, page: '/en-hk/my-learning/continue' };
/** A free course. */
const freeCourse = `${courses}/201`;
const freeOrder = {
  target: 'course:201',
  collectionId: 3201,
  planId: 'plan-3201',
  paymentMethodId: null,
  items: [],
  expectedPrice: 0,
  currency: 'HKD',
};
/** An order with a price. */
const paidOrder = {
  target: 'collection:3103',
  collectionId: 3103,
  planId: 'plan-3103',
  paymentMethodId: 'plan-3103-web',
  items: [],
  expectedPrice: 460,
  currency: 'HKD',
};
const purchase = { ...asStudent, page: '/en-hk/purchase/single/3103', order: paidOrder } as const;
const noCourse = "We couldn't load this course";
const noLesson = "We couldn't load this session";
const noClass = "We couldn't load this class";
const noLevels = 'Reload levels';
const noSubjects = 'Reload subjects';

const schedule = { ...asStudent, page: '/en-hk/regular-class/schedule' } as const;
const noSchedule = "We couldn't load your schedule";
const myClasses = '/en-hk/regular-class/subscribed';
const noClasses = "We couldn't load your classes";
const onSchedule = (isOnSchedule: boolean) => () =>
  scheduleChange.request(aLesson({ id: 101, isSaved: !isOnSchedule }), isOnSchedule);

const rate = (target: RatingTarget) => () => rating.submit({ target, stars: 5, comment: 'Clear' });
const rateable = {
  ...asStudent,
  page: `${courses}/learning/401/lesson/40108`,
  kind: 'alert',
  done: { text: 'Thanks for your rating' },
} as const;

const setup = { ...asStudent, page: '/en-hk/account/setup' } as const;
const setupSchool = { ...asStudent, page: `${setup.page}?section=school` };
const setupPhone = { ...asStudent, page: `${setup.page}?section=phone`, kind: 'alert' } as const;
/** The price of the course or class itself is shown without them. */
const noPlans = "We couldn't load the other plans";
const loadPlans = 'Try again';
/** A code was sent a minute ago. */
const afterSms = (action: () => UnknownAction) => () => {
  backend.db.update(({ accounts }) => {
    const account = accounts.find((one) => one.email === student);
    if (account) account.phoneCode = { number: '+85291234567', code: '123456', sentMs: testNow - 60_000 };
  });
  return action();
};

export const rows: readonly Row[] = [
  { endpoint: 'appLaunch', page: '/en-hk/login', kind: 'background' },
  read('siteInfo', siteInfo, '', { ...silent, page: course, action: askSite }),
  { endpoint: 'currentUser', ...continuePage, kind: 'background', action: () => userRequested() },
  { endpoint: 'logout', ...continuePage, kind: 'background', action: () => logoutRequested() },
  {
    endpoint: 'login',
    page: '/en-hk/login',
    kind: 'form',
    form: 'login',
    action: () => login.submit({ email, password, next: null }),
    keeps: { Email: email, Password: password },
    done: 'logged in',
  },
  {
    endpoint: 'signup',
    page: '/en-hk/signup',
    kind: 'form',
    form: 'signup',
    action: () => signup.submit({ ...person, next: null }),
    keeps: { 'First name': 'Ada', 'Last name': 'Ng', Email: person.email, Password: person.password },
    done: 'logged in',
    leads: '/en-hk/account/setup',
  },
  {
    endpoint: 'passwordReset',
    page: '/en-hk/login',
    kind: 'form',
    form: 'passwordReset',
    action: () => passwordReset.submit({ email }),
    keeps: { Email: email },
    done: { text: 'Email sent' },
  },

  read('schoolTypes', schoolTypes, "We couldn't load the types of school", setupSchool),
  read('gradeLevels', courseLevels, "We couldn't load the levels", setupSchool),
  read('subjectCategories', levelSubjects, "We couldn't load the subjects", {
    ...asStudent,
    page: `${setup.page}?section=subjects`,
  }),
  {
    endpoint: 'updateUser',
    ...setup,
    kind: 'alert',
    action: () => profileSave.submit({ section: 'ranking', changes: { ranking: 'top' } }),
    done: { text: 'Saved' },
  },
  {
    endpoint: 'sendPhoneCode',
    ...setupPhone,
    action: () => codeSend.submit({ countryCode: '852', phoneNumber: '91234567' }),
    done: { text: 'SMS sent' },
  },
  {
    endpoint: 'verifyPhone',
    ...setupPhone,
    action: afterSms(() => codeCheck.submit({ code: '123456' })),
    done: { text: 'Phone number confirmed' },
  },
  {
    endpoint: 'resendPhoneCode',
    ...setupPhone,
    action: afterSms(() => codeResend.submit({ number: '+85291234567' })),
    done: { text: 'SMS sent' },
  },

  read('gradeLevels', courseLevels, noLevels, { retry: noLevels }),
  read('subjectCategories', subjectCategories, noSubjects, { retry: noSubjects }),
  read('homePage', [homeContent, latestPosts], "We couldn't load weekly classes"),
  read('homeContent', homeContent, "We couldn't load weekly classes"),
  read('academyPosts', latestPosts, "We couldn't load study tips"),
  read('banners', banners, "We couldn't load news and offers"),
  read('heroSections', heroSections, '', { kind: 'silent' }),
  read('upcomingLessons', nextLessons, "We couldn't load tonight's sessions"),
  read('liveTopics', homeTopics, "We couldn't load live classes"),
  read('freeLiveTopics', freeLiveTopics, "We couldn't load free sessions"),
  read('regionCourses', regionCourses, "We couldn't load courses"),
  read('courseGroup', groupCourses, "We couldn't load courses", { page: `${home}?group=2` }),
  read('freeCourses', freeCourses, "We couldn't load free lessons"),
  read('instructors', homeInstructors, "We couldn't load teachers"),
  read('upNext', upNext, "We couldn't load what's next", { ...asStudent, optional: true }),
  read('continueWatching', continueWatching, "We couldn't load your lessons", asStudent),
  read('continueWatching', continueWatching, "We couldn't load your lessons", continuePage),
  read('learningCourses', learningCourses, "We couldn't load your courses", {
    ...asStudent,
    page: '/en-hk/my-learning',
  }),
  read('freeRecommendCourses', recommendedCourses, "We couldn't load courses", {
    ...asStudent,
    page: '/en-hk/my-learning',
  }),
  read('marquee', marquee, '', silent),
  read('upsellBanner', upsellBanner, '', silent),

  read('liveGradeLevels', liveLevels, noLevels, { page: classes, retry: noLevels }),
  read('liveTopics', topicCards, "We couldn't load live classes", { page: classes }),
  read('upcomingLessons', firstLessons, "We couldn't load the timetable", { page: classes }),
  read('livePromotion', promotion, '', { ...silent, page: classes }),
  read('upcomingLessons', upcomingLessons, "We couldn't load the timetable", { page: `${classes}/upcoming` }),
  read('liveTopics', topics, "We couldn't load live classes", { page: `${classes}/topics` }),
  read('liveTopic', topicDetail, noClass, { kind: 'main entity', page: `${classes}/topics/1` }),
  read('liveTopic', topicDetail, noLesson, { kind: 'main entity', page: `${classes}/topics/1/lesson/101` }),
  read('liveTopic', topicDetail, noLesson, { kind: 'main entity', page: `${classes}/topics/1/syllabus-lesson/1020` }),
  read('topicCheckout', topicCheckout, noPlans, { retry: loadPlans, page: `${classes}/topics/1` }),

  read('instructors', instructorList, "We couldn't load teachers", { page: `${teachers}/all` }),
  read('instructor', instructorProfile, "We couldn't load this profile", {
    kind: 'main entity',
    page: `${teachers}/3`,
  }),
  read('instructorLiveTopics', taughtTopics, "We couldn't load live classes", { page: `${teachers}/3` }),
  read('instructorCourses', taughtCourses, "We couldn't load courses", { page: `${teachers}/3/course` }),
  read('academyPost', post, "We couldn't load this article", { kind: 'main entity', page: '/en-hk/POST/1' }),

  read('courses', allCourses, "We couldn't load courses", { page: courses }),
  read('courseGroup', groupCourses, "We couldn't load courses", { kind: 'main entity', page: `${courses}/group/2` }),
  read('freeRecommendCourses', recommendedCourses, "We couldn't load free lessons", { page: courses }),
  read('coursePromotion', promotion, '', { ...silent, page: courses }),
  read('purchasedCourses', purchasedCourses, "We couldn't load courses", {
    ...asStudent,
    page: `${courses}/subscribed`,
  }),
  read('course', courseDetail, noCourse, { kind: 'main entity', page: course }),
  read('course', courseDetail, noCourse, { kind: 'main entity', page: `${course}/lesson/10101` }),

  read('scheduleUpcoming', upcomingSchedule, noSchedule, schedule),
  read('schedulePast', pastSchedule, noSchedule, { ...schedule, page: `${schedule.page}?tab=past` }),
  read('subscribedTopics', subscribedTopics.all, noClasses, { ...asStudent, page: myClasses }),
  read('subscribedTopics', subscribedTopics.ongoing, noClasses, { ...asStudent, page: `${myClasses}?section=ongoing` }),
  {
    endpoint: 'saveLesson',
    ...schedule,
    kind: 'alert',
    action: onSchedule(true),
    done: { text: 'Added to your schedule' },
  },
  {
    endpoint: 'removeLesson',
    ...schedule,
    kind: 'alert',
    action: onSchedule(false),
    done: { text: 'Removed from your schedule.' },
  },

  read('announcements', announcements, "We couldn't load announcements", {
    page: freeCourse,
    action: () => announcements.request({ courseId: 201 }),
  }),
  read('checkout', collectionDetail, "We couldn't load this bundle", {
    kind: 'main entity',
    page: '/en-hk/bundle/6001',
  }),
  read('checkout', collectionDetail, "We couldn't load this pack", {
    kind: 'main entity',
    page: '/en-hk/prepack/8001',
  }),
  read('checkoutBundle', bundleOptions, "We couldn't load the items", { page: '/en-hk/bundle/6001' }),
  read('checkout', collectionDetail, "We couldn't load the checkout", { kind: 'main entity', page: purchase.page }),
  { endpoint: 'order', kind: 'orderCall', ...purchase },
  { endpoint: 'orderByKey', kind: 'orderCall', ...purchase },
  read('contentCheckouts', courseCheckouts, noPlans, { retry: loadPlans, page: course }),
  {
    endpoint: 'createOrder',
    ...asStudent,
    page: freeCourse,
    kind: 'alert',
    action: () => orderPlaced(freeOrder),
    done: {
      text: "You're enrolled. You can start now.",
      later: "We're enrolling you. You'll get access in a moment.",
    },
  },

  { endpoint: 'rateCourseLesson', ...rateable, action: rate({ kind: 'courseLesson', courseId: 401, lessonId: 40108 }) },
  { endpoint: 'rateLiveLesson', ...rateable, action: rate({ kind: 'liveLesson', id: 101 }) },
  { endpoint: 'rateLiveTopic', ...rateable, action: rate({ kind: 'liveTopic', id: 1 }) },

  { endpoint: 'courseProgress', ...continuePage, kind: 'outbox', action: saveAt('course', 401, 40108) },
  { endpoint: 'liveProgress', ...continuePage, kind: 'outbox', action: saveAt('live_topic', 1, 101) },
];
