import { createDuck } from '@/shared/duck/duck';
import { regularClassSaga } from './saga';
import { regularClassReducer } from './state';

/** The open topic, shared by the pages of the topic and of its lessons. */
export const regularClassDuck = createDuck('regularClass', regularClassReducer, regularClassSaga);
