import { createDuck } from '@/shared/duck/duck';
import { topicEnrolSaga } from './saga';

/** Has no state of its own, which is in the ducks of orders and the topic. */
export const topicEnrolDuck = createDuck('topicEnrol', (state: null = null) => state, topicEnrolSaga);
