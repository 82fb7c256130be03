import type { i18n } from 'i18next';
import { classesDuck } from '@/domain/class/saga';
import { nextLessons } from '@/domain/class/state';
import { feedDuck } from '@/domain/feed/saga';
import { continueWatching, upNext } from '@/domain/feed/state';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { PartFailure } from '@/platform/parts/PartFailure';
import { BySession } from '@/platform/session/BySession';
import { lazyPart, listedPart } from '@/shared/lib/lazyPart';
import type { EnterContext } from '@/shared/routing/page';
import { ErrorPlace } from '@/shared/ui/content/PageErrors';
import { cx } from '@/shared/ui/cx';
import styles from './HomePage.module.css';
import { GuestHero } from './top/GuestHero';
import { MemberWaiting } from './top/MemberWaiting';
import { NightPicture } from './top/nightPicture';
import { TonightPanel } from './top/TonightPanel';

/** Ducks of the first screen; the rest of the page provides its own. */
export const ducks = [classesDuck, feedDuck];

export const enter = ({ loggedIn, region, load }: EnterContext) => [
  ...(loggedIn ? [upNext[load](null), continueWatching[load](null)] : []),
  // Members see the live dot of the navigation by them.
  nextLessons[load]({ region }),
];

/** Without a title of its own, so the document has the product's name. */
export const head = (t: i18n['t']) => ({ description: t('head.description', { ns: 'home' }) });

const MemberTop = listedPart(
  'src/features/home/top/MemberTop.tsx',
  lazyPart(() => import('./top/MemberTop')),
);
const HomeBelow = listedPart(
  'src/features/home/below/HomeBelow.tsx',
  lazyPart(() => import('./below/HomeBelow')),
);

export const memberParts = [MemberTop];

export const belowFold = [NightPicture, HomeBelow];

// Created once, so that React keeps these elements and their HTML when the page rerenders while their code loads.
const memberTop = (
  <PartBoundary part={MemberTop} waiting={<MemberWaiting />}>
    <MemberTop />
  </PartBoundary>
);
const homeBelow = (
  // Its first calls were due when it was to load, so only a reload brings it back.
  <PartBoundary part={HomeBelow} failed={() => <PartFailure again onRetry={() => window.location.reload()} />}>
    <HomeBelow />
  </PartBoundary>
);

export default function HomePage() {
  return (
    <div className={cx('wrap', styles.home)}>
      <BySession
        guest={
          <div className={styles.top}>
            <GuestHero />
            <TonightPanel />
          </div>
        }
        member={memberTop}
        waiting={<MemberWaiting />}
      />
      <ErrorPlace />
      <div className={styles.below}>{homeBelow}</div>
    </div>
  );
}
