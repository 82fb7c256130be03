import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FilterBar } from '@/domain/catalogue/FilterBar';
import { CampaignLinks } from '@/domain/promotion/CampaignLinks';
import { MarqueeStrip } from '@/domain/promotion/MarqueeStrip';
import { PageBanners } from '@/domain/promotion/PageBanners';
import { PagePromotion } from '@/domain/promotion/PagePromotion';
import { promotionsDuck } from '@/domain/promotion/saga';
import { Upsell } from '@/domain/promotion/Upsell';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { selectLoggedIn } from '@/platform/session/state';
import { selectSiteInfo } from '@/platform/site/state';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { ListFilters, ListFoot, ListHead } from '@/shared/ui/layout/ListPage';
import { enterClasses } from '../lists/entry';
import { classListsDuck } from '../lists/saga';
import { selectClassBannersParams } from '../lists/state';
import { FirstLessons } from './FirstLessons';
import { TopicCards } from './TopicCards';

export const ducks = [classListsDuck, promotionsDuck];

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
