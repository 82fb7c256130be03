import type { FanItem } from '../art/fan.ts';
import { mediaUrl } from '../art/mediaUrl.ts';
import { bundlePlans, bundleSetPlans, bundleSlot, groupPassLessons, prepackPlans } from '../blueprint/offers.ts';
import type { CheckoutCollection } from '../checkoutTypes.ts';
import type { Course } from '../courseTypes.ts';
import { itemAt } from '../random.ts';
import type { Context } from './context.ts';
import { computeEndOfDay } from './courseLessons.ts';
import { composePlan, plainCollection } from './plans.ts';

export const bundleSetSlot = (position: number) => 7000 + position;
export const prepackSlot = (position: number) => 8000 + position;

interface Priced {
  price: number;
  was?: number;
}

/** Returns collections of several items; `fanOf` finds the covers for their pictures. */
export function composeSetCollections(context: Context, courses: readonly Course[]): CheckoutCollection[] {
  const { offers } = context.text;
  const fanOf = (slots: readonly number[]) => {
    const items = slots.map((slot): FanItem | null => {
      const course = courses.find((candidate) => candidate.id === context.id(slot));
      if (!course) return null;
      const { id, subject } = course;
      return { id, subjectKey: subject.key, script: context.script(subject.key) };
    });
    return mediaUrl.fan(items.filter((item) => item !== null));
  };
  const setPlan = (id: number, { price, was }: Priced) =>
    composePlan(context, {
      id: `plan-${id}`,
      text: offers.plans.set,
      price: context.price(price),
      ...(was === undefined ? {} : { preDiscountPrice: context.price(was) }),
      isFocus: true,
    });

  const bundles = bundlePlans.map((plan, index): CheckoutCollection => {
    const id = context.id(bundleSlot(index + 1));
    const { title, description } = itemAt(offers.bundles, index);
    return {
      ...plainCollection,
      id,
      name: title,
      description,
      pictureUrl: fanOf(plan.courses),
      kind: 'bundle',
      collectionType: 'bundle',
      subscriptionType: 'consumable',
      courseIds: plan.courses.map(context.id),
      liveTopicIds: plan.topics.map(context.id),
      plans: plan.price === undefined ? [] : [setPlan(id, { ...plan, price: plan.price })],
      requiredOptionsCount: plan.choose ?? null,
      presalePrice: plan.presaleDays === undefined || plan.price === undefined ? null : context.price(plan.price - 200),
      presaleExpiredMs: plan.presaleDays === undefined ? null : computeEndOfDay(context, plan.presaleDays),
    };
  });

  const bundleSets = bundleSetPlans.map((positions, index): CheckoutCollection => {
    const { title, description } = itemAt(offers.bundleSets, index);
    const chosen = positions.map((position) => itemAt(bundlePlans, position - 1));
    return {
      ...plainCollection,
      id: context.id(bundleSetSlot(index + 1)),
      name: title,
      description,
      pictureUrl: fanOf(chosen.map((plan) => itemAt(plan.courses, 0))),
      kind: 'bundles',
      collectionType: 'bundles',
      subscriptionType: 'consumable',
      bundleIds: positions.map((position) => context.id(bundleSlot(position))),
    };
  });

  const prepacks = prepackPlans.map((plan, index): CheckoutCollection => {
    const id = context.id(prepackSlot(index + 1));
    const { title, description } = itemAt(offers.prepacks, index);
    return {
      ...plainCollection,
      id,
      name: title,
      description,
      pictureUrl: fanOf(plan.courses),
      kind: 'prepack',
      collectionType: 'prepack',
      subscriptionType: 'prepack',
      courseIds: plan.courses.map(context.id),
      liveTopicIds: plan.topics.map(context.id),
      groupPasses: plan.passes.map((position) => ({
        id: context.id(position),
        name: itemAt(offers.groupPasses, position - 1),
        pictureUrl: mediaUrl.banner(`pass-${position}`, false),
        lessonsAmount: itemAt(groupPassLessons, position - 1),
      })),
      plans: [setPlan(id, plan)],
    };
  });

  return [...bundles, ...bundleSets, ...prepacks];
}
