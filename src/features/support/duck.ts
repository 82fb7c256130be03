import { createDuck } from '@/shared/duck/duck';
import { supportSaga } from './saga';
import { supportReducer } from './state';

export const supportDuck = createDuck('support', supportReducer, supportSaga);
