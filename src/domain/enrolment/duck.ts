import { createDuck } from '@/shared/duck/duck';
import { enrolmentsReducer } from './state';

export const enrolmentsDuck = createDuck('enrolments', enrolmentsReducer);
