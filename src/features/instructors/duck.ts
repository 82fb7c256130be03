import { createDuck } from '@/shared/duck/duck';
import { instructorPagesSaga } from './saga';
import { instructorPagesReducer } from './state';

export const instructorPagesDuck = createDuck('instructorPages', instructorPagesReducer, instructorPagesSaga);
