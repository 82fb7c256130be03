import { createAction } from '@/shared/duck/action';

/** "Enrol free" was pressed. */
export const enrolAsked = createAction('enrol/asked', (courseId: number) => courseId);
