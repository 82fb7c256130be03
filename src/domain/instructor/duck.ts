import { createDuck } from '@/shared/duck/duck';
import { instructorsSaga } from './saga';
import { instructorsReducer } from './state';

export const instructorsDuck = createDuck('instructors', instructorsReducer, instructorsSaga);
