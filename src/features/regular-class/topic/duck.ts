import { createDuck } from '@/shared/duck/duck';
import { topicEnrolSaga } from './saga';

/** No state of its own: orders and the topic have it. */
export const topicEnrolDuck = createDuck('topicEnrol', (state: null = null) => state, topicEnrolSaga);
