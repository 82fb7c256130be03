import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FilterBar } from '@/domain/catalogue/FilterBar';
import { instructorsDuck } from '@/domain/instructor/saga';
import { MarqueeStrip } from '@/domain/promotion/MarqueeStrip';
import { PageBanners } from '@/domain/promotion/PageBanners';
import { promotionsDuck } from '@/domain/promotion/saga';
import { Upsell } from '@/domain/promotion/Upsell';
import { selectRegion } from '@/platform/locale/state';
import { selectLoggedIn } from '@/platform/session/state';
import { enterBelow } from '../entry';
import { homeFlow } from '../flow';
import { selectBannersParams } from '../queries';
import { homeDuck } from '../saga';
import { Bundles } from './Bundles';
import { Courses } from './Courses';
import { FreeCourses, FreeLiveTopics } from './FreeLists';
import { HeroSections } from './HeroSections';
import styles from './HomeBelow.module.css';
import { LiveClasses } from './LiveClasses';
import { Offerings } from './Offerings';
import { Posts } from './Posts';
import { RegularClasses } from './RegularClasses';
import { Teachers } from './Teachers';

export const ducks = [homeDuck, instructorsDuck, promotionsDuck];

export const enter = enterBelow;

/** The home page below its first screen: the region's content, filtered by the visitor. */
export default function HomeBelow() {
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
    <div className={styles.all}>
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
      <Bundles />
      <Upsell page="home" />
      <FreeCourses />
      <FreeLiveTopics />
      <Teachers />
      <Posts />
    </div>
  );
}
