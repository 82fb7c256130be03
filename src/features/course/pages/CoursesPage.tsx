import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { catalogueDuck } from '@/core/catalogue/duck';
import { FilterBar } from '@/core/catalogue/FilterBar';
import { coursesDuck } from '@/core/courses/duck';
import { useHrefTo } from '@/core/navigation/useHrefTo';
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
  const hrefTo = useHrefTo();
  const teachers = site?.showInstructorBtn.course ? hrefTo(paths.instructors('course')) : '';
  const mine = loggedIn ? hrefTo(paths.purchasedCourses()) : '';
  return (
    <div className="wrap">
      <ListHead
        links={
          mine && (
            <ButtonLink variant="outline" href={mine}>
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
      {teachers && <ListFoot href={teachers} label={t('teachers')} />}
    </div>
  );
}
