import { createDuck } from '@/shared/duck/duck';
import { enrolSaga } from './saga';

/** No state of its own: orders and the course have it. */
export const enrolDuck = createDuck('enrol', (state: null = null) => state, enrolSaga);
