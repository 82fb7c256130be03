import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { catalogueDuck } from '@/core/catalogue/duck';
import { FilterBar } from '@/core/catalogue/FilterBar';
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
import { FirstLessons } from '../home/FirstLessons';
import { TopicCards } from '../home/TopicCards';
import { classListsDuck } from '../lists/duck';
import { enterClasses } from '../lists/entry';
import { selectClassBannersParams } from '../lists/state';

export const ducks = [catalogueDuck, promotionsDuck, classListsDuck];

export const enter = enterClasses;

export const head = (t: i18n['t']) => ({
  title: t('title', { ns: 'classes' }),
  description: t('description', { ns: 'classes' }),
});

export default function RegularClassPage() {
  const { t } = useTranslation('classes');
  const bannersParams = useSelector(selectClassBannersParams);
  const site = useSelector(selectSiteInfo);
  const loggedIn = useSelector(selectLoggedIn);
  const path = useLocalePath();
  return (
    <div className="wrap">
      <ListHead
        links={
          loggedIn && (
            <>
              <ButtonLink variant="outline" href={path(paths.schedule())}>
                {t('schedule')}
              </ButtonLink>
              <ButtonLink variant="outline" href={path(paths.subscribed())}>
                {t('mine')}
              </ButtonLink>
            </>
          )
        }
      >
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </ListHead>
      <PageBanners params={bannersParams} />
      <MarqueeStrip page="regular_class" />
      <CampaignLinks kind="regularClass" />
      <ListFilters>
        <FilterBar />
      </ListFilters>
      <TopicCards />
      <PagePromotion page="regular_class" />
      <FirstLessons />
      <Upsell page="regular_class" />
      {site?.showInstructorBtn.liveTopic && (
        <ListFoot href={path(paths.instructors('live-topic'))} label={t('teachers')} />
      )}
    </div>
  );
}
