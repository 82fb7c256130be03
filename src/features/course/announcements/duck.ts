import { createDuck } from '@/shared/duck/duck';
import { announcementsSaga } from './saga';
import { announcementsReducer } from './state';

export const announcementsDuck = createDuck('announcements', announcementsReducer, announcementsSaga);
