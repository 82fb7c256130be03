import type { LiveTopicCard, RegularClass } from '@/shared/entities/liveTopic';

/** Most classes of the home content that are shown. */
const mostClasses = 8;

export const topicOf = ({ id, checkoutCollection }: RegularClass) => checkoutCollection?.liveTopicId ?? id;

/** Returns the weekly classes of the home content that are not among the live classes of the page. */
export const weeklyClasses = (
  classes: readonly RegularClass[],
  topics: readonly LiveTopicCard[],
): readonly RegularClass[] =>
  classes.filter((one) => topics.every(({ id }) => id !== topicOf(one))).slice(0, mostClasses);
