import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { catalogueDuck } from '@/core/catalogue/duck';
import { FilterBar } from '@/core/catalogue/FilterBar';
import { coursesDuck } from '@/core/courses/duck';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { CampaignLinks } from '@/core/promotions/CampaignLinks';
import { promotionsDuck } from '@/core/promotions/duck';
import { MarqueeStrip } from '@/core/promotions/MarqueeStrip';
import { PageBanners } from '@/core/promotions/PageBanners';
import { PagePromotion } from '@/core/promotions/PagePromotion';
import { Upsell } from '@/core/promotions/Upsell';
import { selectLoggedIn } from '@/core/session/selectors';
import { selectSiteInfo } from '@/core/site/duck';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { ListFilters, ListFoot, ListHead } from '@/shared/ui/layout/ListPage';
import { AllCourses } from '../home/AllCourses';
import { courseHomeDuck } from '../home/duck';
import { enterCourses } from '../home/entry';
import { GroupRows } from '../home/GroupRows';
import { Recommended } from '../home/Recommended';
import { selectCourseBannersParams } from '../home/state';

export const ducks = [catalogueDuck, promotionsDuck, coursesDuck, courseHomeDuck];

export const enter = enterCourses;

export const head = (t: i18n['t']) => ({
  title: t('title', { ns: 'courses' }),
  description: t('description', { ns: 'courses' }),
});

export default function CoursesPage() {
  const { t } = useTranslation('courses');
  const bannersParams = useSelector(selectCourseBannersParams);
  const site = useSelector(selectSiteInfo);
  const loggedIn = useSelector(selectLoggedIn);
  const path = useLocalePath();
  return (
    <div className="wrap">
      <ListHead
        links={
          loggedIn && (
            <ButtonLink variant="outline" href={path(paths.purchasedCourses())}>
              {t('purchased.title')}
            </ButtonLink>
          )
        }
      >
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </ListHead>
      <PageBanners params={bannersParams} />
      <MarqueeStrip page="course" />
      <CampaignLinks kind="course" />
      <ListFilters>
        <FilterBar />
      </ListFilters>
      <AllCourses />
      <PagePromotion page="course" />
      <GroupRows />
      <Upsell page="course" />
      <Recommended />
      {site?.showInstructorBtn.course && <ListFoot href={path(paths.instructors('course'))} label={t('teachers')} />}
    </div>
  );
}
