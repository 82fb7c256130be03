import { createDuck } from '@/shared/duck/duck';
import { academySaga } from './saga';
import { academyReducer } from './state';

export const academyDuck = createDuck('academy', academyReducer, academySaga);
