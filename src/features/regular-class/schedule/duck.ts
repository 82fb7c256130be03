import { createDuck } from '@/shared/duck/duck';
import { scheduleSaga } from './saga';
import { scheduleReducer } from './state';

export const scheduleDuck = createDuck('schedule', scheduleReducer, scheduleSaga);
