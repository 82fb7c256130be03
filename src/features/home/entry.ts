/** The home page's first actions: every block loads on its own; those of the filter load on `filterOpened`. */
import { readChoice } from '@/core/catalogue/filter';
import { filterOpened, gradeLevels, homeContent } from '@/core/catalogue/state';
import { freeLiveTopics } from '@/core/classes/state';
import { freeCourses } from '@/core/courses/state';
import { homeInstructors } from '@/core/instructors/state';
import { heroSections, latestPosts, marquee, upsellBanner } from '@/core/promotions/state';
import { coursesUnfolded } from './state';

interface Entry {
  search: URLSearchParams;
  region: string;
  load: 'request' | 'ensure';
}

export const enterBelow = ({ search, region, load }: Entry) => [
  ...(load === 'request' ? [coursesUnfolded(false)] : []),
  gradeLevels[load]({ region }),
  homeContent[load]({ region }),
  filterOpened({ screen: 'home', choice: readChoice(search), load }),
  heroSections[load]({ region }),
  marquee[load]({ region, page: 'home' }),
  upsellBanner[load]({ region, page: 'home' }),
  freeCourses[load]({ region }),
  freeLiveTopics[load]({ region }),
  homeInstructors[load]({ region }),
  latestPosts[load]({ region }),
];
