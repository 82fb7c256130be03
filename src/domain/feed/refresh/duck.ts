import { createDuck } from '@/shared/duck/duck';
import { refreshSaga } from './saga';
import { refreshReducer } from './state';

export const refreshDuck = createDuck('refresh', refreshReducer, refreshSaga);
