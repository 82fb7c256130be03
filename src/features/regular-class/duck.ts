import { createDuck } from '@/shared/duck/duck';
import { regularClassSaga } from './saga';
import { regularClassReducer } from './state';

/** The topic that is open, shared by the pages that show it or one of its lessons. */
export const regularClassDuck = createDuck('regularClass', regularClassReducer, regularClassSaga);
