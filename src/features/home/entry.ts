/** The home's first actions: every block loads on its own; those of the filter follow `filterOpened`. */
import type { UnknownAction } from 'redux';
import { readChoice } from '@/core/catalogue/filter';
import { filterOpened, gradeLevels, homeContent } from '@/core/catalogue/state';
import { freeLiveTopics, nextLessons } from '@/core/classes/state';
import { freeCourses } from '@/core/courses/state';
import { continueWatching, upNext } from '@/core/feed/state';
import { homeInstructors } from '@/core/instructors/state';
import { heroSections, latestPosts, marquee, upsellBanner } from '@/core/promotions/state';
import { coursesUnfolded } from './state';

interface Entry {
  search: URLSearchParams;
  loggedIn: boolean;
  region: string;
  load: 'request' | 'ensure';
}

export function enterHome({ search, loggedIn, region, load }: Entry): UnknownAction[] {
  return [
    ...(load === 'request' ? [coursesUnfolded(false)] : []),
    gradeLevels[load]({ region }),
    homeContent[load]({ region }),
    filterOpened({ screen: 'home', choice: readChoice(search), load }),
    ...(loggedIn ? [upNext[load](null), continueWatching[load](null)] : []),
    nextLessons[load]({ region }),
    heroSections[load]({ region }),
    marquee[load]({ region, page: 'home' }),
    upsellBanner[load]({ region, page: 'home' }),
    freeCourses[load]({ region }),
    freeLiveTopics[load]({ region }),
    homeInstructors[load]({ region }),
    latestPosts[load]({ region }),
  ];
}
