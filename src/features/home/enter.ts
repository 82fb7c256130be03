/** The home page's first actions: every block loads on its own; `homeOpened` loads the blocks that follow the filter. */
import { readChoice } from '@/domain/catalogue/filter';
import { courseLevels, filterOpened, homeContent } from '@/domain/catalogue/state';
import { freeLiveTopics } from '@/domain/class/state';
import { freeCourses } from '@/domain/course/state';
import { ownSessions, pastSessions } from '@/domain/feed/state';
import { homeInstructors } from '@/domain/instructor/state';
import { heroSections, latestPosts, marquee, upsellBanner } from '@/domain/promotion/state';
import type { EnterContext } from '@/shared/routing/page';
import { homeOpened } from './queries';

export const enterBelow = ({ loggedIn, search, region, load }: EnterContext) => [
  ...(loggedIn ? [ownSessions[load](null), pastSessions[load](null)] : []),
  courseLevels[load]({ region }),
  homeContent[load]({ region }),
  filterOpened({ levels: 'course', choice: readChoice(search), load }),
  homeOpened(load),
  heroSections[load]({ region }),
  marquee[load]({ region, page: 'home' }),
  upsellBanner[load]({ region, page: 'home' }),
  freeCourses[load]({ region }),
  freeLiveTopics[load]({ region }),
  homeInstructors[load]({ region }),
  latestPosts[load]({ region }),
];
