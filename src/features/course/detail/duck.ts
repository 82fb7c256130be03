import { createDuck } from '@/shared/duck/duck';
import { enrolSaga } from './saga';

/** Has no state of its own, which is in the ducks of orders and the course. */
export const enrolDuck = createDuck('enrol', (state: null = null) => state, enrolSaga);
