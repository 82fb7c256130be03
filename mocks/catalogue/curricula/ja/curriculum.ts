import type { Curriculum } from '../../curriculum.ts';
import { biology } from './biology.ts';
import { chemistry } from './chemistry.ts';
import { chinese } from './chinese.ts';
import { computing } from './computing.ts';
import { economics } from './economics.ts';
import { english } from './english.ts';
import { geography } from './geography.ts';
import { history } from './history.ts';
import { maths } from './maths.ts';
import { offers } from './offers.ts';
import { pages } from './pages.ts';
import { phrases } from './phrases.ts';
import { physics } from './physics.ts';
import { posts } from './posts.ts';
import { teachers } from './teachers.ts';
import { voices } from './voices.ts';

/** Japanese of Japan's schools; the blueprint's `chinese` is the national language, 国語. */
export const ja: Curriculum = {
  subjects: { maths, english, chinese, physics, chemistry, biology, economics, history, geography, computing },
  teachers,
  phrases,
  voices,
  offers,
  pages,
  posts,
};
