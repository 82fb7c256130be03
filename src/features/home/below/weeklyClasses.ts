import type { RegularClass } from '@/shared/entities/liveTopic';

/** Most classes of the home content that are shown. */
const mostClasses = 8;

export const topicOf = ({ id, checkoutCollection }: RegularClass) => checkoutCollection?.liveTopicId ?? id;

/** Returns the weekly classes of the home content that are not among the topics of the page, whose ids are `above`. */
export const weeklyClasses = (classes: readonly RegularClass[], above: readonly number[]): readonly RegularClass[] =>
  classes.filter((one) => !above.includes(topicOf(one))).slice(0, mostClasses);
