import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { catalogueDuck } from '@/core/catalogue/duck';
import { FilterBar } from '@/core/catalogue/FilterBar';
import { classesDuck } from '@/core/classes/duck';
import { coursesDuck } from '@/core/courses/duck';
import { feedDuck } from '@/core/feed/duck';
import { instructorsDuck } from '@/core/instructors/duck';
import { selectRegion } from '@/core/locale/reducer';
import { promotionsDuck } from '@/core/promotions/duck';
import { MarqueeStrip } from '@/core/promotions/MarqueeStrip';
import { PageBanners } from '@/core/promotions/PageBanners';
import { Upsell } from '@/core/promotions/Upsell';
import { BySession } from '@/core/session/BySession';
import { selectLoggedIn } from '@/core/session/selectors';
import { ContinueRail } from '../components/ContinueRail';
import { Courses } from '../components/Courses';
import { FreeCourses, FreeLiveTopics } from '../components/FreeLists';
import { Greeting } from '../components/Greeting';
import { GuestHero } from '../components/GuestHero';
import { HeroSections } from '../components/HeroSections';
import { LiveClasses } from '../components/LiveClasses';
import { MemberWaiting } from '../components/MemberWaiting';
import { NextLesson } from '../components/NextLesson';
import { Offerings } from '../components/Offerings';
import { Posts } from '../components/Posts';
import { RegularClasses } from '../components/RegularClasses';
import { Teachers } from '../components/Teachers';
import { TonightPanel } from '../components/TonightPanel';
import { homeDuck } from '../duck';
import { enterHome } from '../entry';
import { homeFlow } from '../flow';
import { selectBannersParams } from '../queries';
import styles from './HomePage.module.css';

export const ducks = [catalogueDuck, promotionsDuck, coursesDuck, classesDuck, instructorsDuck, feedDuck, homeDuck];

export const enter = enterHome;

/** No title of its own: the document is called after the product. */
export const head = (t: i18n['t']) => ({ description: t('head.description', { ns: 'home' }) });

export default function HomePage() {
  const { t } = useTranslation('home');
  const loggedIn = useSelector(selectLoggedIn);
  const bannersParams = useSelector(selectBannersParams);
  const { regularClassFirst } = homeFlow(useSelector(selectRegion));
  const classes = (
    <>
      <LiveClasses />
      <RegularClasses />
    </>
  );
  return (
    <div className="wrap">
      <BySession
        guest={
          <div className={styles.top}>
            <GuestHero />
            <TonightPanel />
          </div>
        }
        member={
          <>
            <Greeting />
            <NextLesson />
            <ContinueRail />
          </>
        }
        waiting={<MemberWaiting />}
      />
      <Offerings />
      <PageBanners params={bannersParams} />
      <HeroSections heading={loggedIn ? '' : t('hero.title')} />
      <MarqueeStrip page="home" />
      <div className={styles.filters}>
        <FilterBar groups />
      </div>
      {regularClassFirst && classes}
      <Courses />
      {!regularClassFirst && classes}
      <Upsell page="home" />
      <FreeCourses />
      <FreeLiveTopics />
      <Teachers />
      <Posts />
    </div>
  );
}
