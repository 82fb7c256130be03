import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FilterBar } from '@/domain/catalogue/FilterBar';
import { type FoundList, foundInBlock } from '@/domain/catalogue/found';
import { CampaignLinks } from '@/domain/promotion/CampaignLinks';
import { PageNews } from '@/domain/promotion/PageNews';
import { promotionsDuck } from '@/domain/promotion/saga';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { BySession } from '@/platform/session/BySession';
import { selectSiteInfo } from '@/platform/site/state';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { ErrorPlace } from '@/shared/ui/content/PageErrors';
import { ListFilters, ListFoot, ListHead, ListLinks } from '@/shared/ui/layout/ListPage';
import { enterClasses } from '../lists/enter';
import { classListsDuck } from '../lists/saga';
import { lessonsSize, selectFirstLessons, selectTopicCards, topicCardsSize } from '../lists/state';
import { FirstLessons } from './FirstLessons';
import styles from './RegularClassPage.module.css';
import { TopicCards } from './TopicCards';

export const ducks = [classListsDuck, promotionsDuck];

export const enter = enterClasses;

export const head = (t: i18n['t']) => ({
  title: t('title', { ns: 'classes' }),
  description: t('description', { ns: 'classes' }),
});

export default function RegularClassPage() {
  const { t } = useTranslation('classes');
  const lessons: FoundList = { kind: 'lessons', found: foundInBlock(useSelector(selectFirstLessons), lessonsSize) };
  const classes: FoundList = { kind: 'classes', found: foundInBlock(useSelector(selectTopicCards), topicCardsSize) };
  const site = useSelector(selectSiteInfo);
  const path = useLocalePath();
  const own = (
    <ListLinks>
      <ButtonLink variant="outline" href={path(paths.schedule())}>
        {t('schedule')}
      </ButtonLink>
      <ButtonLink variant="outline" href={path(paths.subscribed())}>
        {t('mine')}
      </ButtonLink>
    </ListLinks>
  );
  return (
    <div className="wrap">
      <ListHead links={<BySession guest={null} member={own} waiting={own} />}>
        <h1>{t('title')}</h1>
        <p className="wholeWords">{t('text')}</p>
      </ListHead>
      <ListFilters>
        <FilterBar lists={[lessons, classes]} />
      </ListFilters>
      <ErrorPlace />
      <div className={styles.lists}>
        <FirstLessons />
        <TopicCards />
      </div>
      <PageNews page="regular_class">
        <CampaignLinks kind="regularClass" />
      </PageNews>
      {site?.showInstructorBtn.liveTopic && (
        <ListFoot href={path(paths.instructors('live-topic'))} label={t('teachers')} />
      )}
    </div>
  );
}
