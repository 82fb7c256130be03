import { type TopicPlan, topicPlans } from '../blueprint/topics.ts';
import type { CheckoutCollection } from '../checkoutTypes.ts';
import type { Course } from '../courseTypes.ts';
import type { LiveTopic } from '../liveTopicTypes.ts';
import type { Plan } from '../planTypes.ts';
import { itemAt } from '../random.ts';
import { type Context, DAY } from './context.ts';
import { computeEndOfDay } from './courseLessons.ts';
import { courseCollectionSlot, plannedCourses } from './courses.ts';
import { composePlan, plainCollection } from './plans.ts';
import { composeSetCollections } from './setCollections.ts';
import { topicCollectionSlot } from './topics.ts';

function composeCourseCollections(context: Context, courses: readonly Course[]): CheckoutCollection[] {
  return courses.map((course, index) => {
    const { slot, plan } = itemAt(plannedCourses, index);
    const early = plan.presaleDays !== undefined;
    const id = context.id(courseCollectionSlot(slot));
    const was = plan.was === undefined ? undefined : context.price(plan.was);
    const { free, questions, course: paid } = context.text.offers.plans;
    const expires = course.expireMs === null ? {} : { expiredMs: course.expireMs };
    return {
      ...plainCollection,
      id,
      name: course.title,
      description: course.metaDescription,
      pictureUrl: course.pictureUrl,
      kind: 'single',
      collectionType: 'course',
      subscriptionType: plan.semesterDays === undefined ? 'consumable' : 'nonRenewable',
      courseId: course.id,
      courseIds: [course.id],
      plans: [
        composePlan(context, {
          id: `plan-${id}`,
          text: plan.price === 0 ? free : paid,
          price: early && was !== undefined ? was : context.price(plan.price),
          ...(was === undefined || early ? {} : { preDiscountPrice: was }),
          isFocus: true,
          ...(plan.questions ? { questionQuota: 5 } : {}),
          ...expires,
        }),
        ...(plan.questions
          ? [
              composePlan(context, {
                id: `plan-${id}-questions`,
                text: questions,
                price: context.price(plan.price + 180),
                planType: 'special_pass',
                questionQuota: 20,
                designatedQuestion: true,
                ...expires,
              }),
            ]
          : []),
      ],
      presalePrice: early ? context.price(plan.price) : null,
      presaleExpiredMs: plan.presaleDays === undefined ? null : computeEndOfDay(context, plan.presaleDays),
    };
  });
}

const SESSIONS_PER_MONTH = 4;

/** Returns whether a topic has sessions for that many months; one that has not begun is bought for its first day. */
function lastsMonths(context: Context, { lessons }: LiveTopic, months: number): boolean {
  const from = Math.max(context.anchorMs, itemAt(lessons, 0).startMs);
  return itemAt(lessons, -1).endMs >= from + months * 31 * DAY;
}

/**
 * Returns the plans of a topic: the monthly one first; a contract of four months, if the sessions last as long, and a pass for
 * questions are under "all plans".
 */
function composeTopicPlans(context: Context, id: number, plan: TopicPlan, topic: LiveTopic): Plan[] {
  const { plans } = context.text.offers;
  if (plan.price === 0)
    return [composePlan(context, { id: `plan-${id}-free`, text: plans.free, price: 0, isFocus: true })];
  const was = plan.was === undefined ? {} : { preDiscountPrice: context.price(plan.was) };
  if (topic.semesterExpiredMs !== null) {
    const price = context.price(Math.round((plan.price * topic.lessons.length) / SESSIONS_PER_MONTH) - 60);
    const expiredMs = topic.semesterExpiredMs;
    const text = plans.semester;
    return [composePlan(context, { id: `plan-${id}-term`, text, price, questionQuota: 5, isFocus: true, expiredMs })];
  }
  const firstMonth = plan.firstMonthFree ? 0 : id % 4 === 1 ? context.price(Math.round(plan.price * 0.75)) : null;
  const introductory = firstMonth === null ? {} : { introductoryPrice: firstMonth };
  return [
    composePlan(context, {
      id: `plan-${id}-1`,
      text: plans.monthly,
      price: context.price(plan.price),
      ...was,
      ...introductory,
      months: 1,
      questionQuota: 5,
      isFocus: true,
      hasMorePlans: true,
    }),
    ...(lastsMonths(context, topic, 4)
      ? [
          composePlan(context, {
            id: `plan-${id}-4`,
            text: plans.fourMonths,
            price: context.price(plan.price * 4 - 120),
            months: 4,
            questionQuota: 5,
          }),
        ]
      : []),
    composePlan(context, {
      id: `plan-${id}-pass`,
      text: plans.pass,
      price: context.price(plan.price + 90),
      months: 1,
      planType: 'special_pass',
      questionQuota: 20,
      designatedQuestion: true,
    }),
  ];
}

function composeTopicCollections(context: Context, topics: readonly LiveTopic[]): CheckoutCollection[] {
  return topics.map((topic, index) => {
    const id = context.id(topicCollectionSlot(index + 1));
    return {
      ...plainCollection,
      id,
      name: topic.name,
      description: topic.metaDescription,
      pictureUrl: topic.pictureUrl,
      kind: 'single',
      collectionType: 'live_topic',
      subscriptionType: topic.isSemester ? 'nonRenewable' : 'renewable',
      liveTopicId: topic.id,
      liveTopicIds: [topic.id],
      plans: composeTopicPlans(context, id, itemAt(topicPlans, index), topic),
    };
  });
}

/** Returns everything that can be bought: each course, each class, bundles, collections of bundles, prepacks. */
export function composeCollections(context: Context, courses: readonly Course[], topics: readonly LiveTopic[]) {
  return [
    ...composeCourseCollections(context, courses),
    ...composeTopicCollections(context, topics),
    ...composeSetCollections(context, courses),
  ];
}
