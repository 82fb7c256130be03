import { createDuck } from '@/shared/duck/duck';
import { catalogueSaga } from './saga';
import { catalogueReducer } from './state';

export const catalogueDuck = createDuck('catalogue', catalogueReducer, catalogueSaga);
