import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useOwnershipRefresh } from '@/domain/enrolment/useOwnershipRefresh';
import { checkoutDuck } from '@/domain/sale/saga';
import { topicCheckout } from '@/domain/sale/state';
import { useContactProp } from '@/platform/contact/useContactProp';
import { selectRegion } from '@/platform/locale/state';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import { topicOwnership } from '@/shared/entities/ownership';
import { excerptOf } from '@/shared/lib/plainText';
import type { EnterContext, PageProps } from '@/shared/routing/page';
import { pictureUrl } from '@/shared/ui/content/pictureSources';
import { ErrorState } from '@/shared/ui/content/State';
import { DetailPage } from '@/shared/ui/detail/DetailPage';
import { DetailSkeleton } from '@/shared/ui/detail/DetailSkeleton';
import { hueOf } from '@/shared/ui/subjects';
import { calendarFileDuck } from '../calendar/saga';
import { enterTopic } from '../enter';
import { selectTopic, selectTopicDetail, selectTopicMissing, type TopicSlice, topicDetail } from '../state';
import { topicEnrolDuck } from './saga';
import { TopicHeader } from './TopicHeader';
import { TopicBar, TopicOffer } from './TopicOffer';
import { TopicPicture } from './TopicPicture';
import { TopicTabs } from './tabs/TopicTabs';

export const ducks = [calendarFileDuck, checkoutDuck, topicEnrolDuck];

export const enter = (visit: EnterContext) => [
  ...enterTopic(visit),
  topicCheckout[visit.load]({ topicId: Number(visit.params.id) }),
];

export const notFound = selectTopicMissing;

export const head = (t: i18n['t'], root: TopicSlice) => {
  const topic = selectTopic(root);
  const image = topic && (pictureUrl(topic.picture, 'head') ?? topic.pictureUrl);
  const description = topic && (topic.metaDescription ?? excerptOf(topic.description));
  return {
    title: topic ? topic.name : t('title', { ns: 'topic' }),
    ...(description ? { description } : {}),
    ...(image ? { imageUrl: image } : {}),
  };
};

export default function TopicPage({ params }: PageProps) {
  const { t } = useTranslation('topic');
  const retry = useRetryPage();
  const region = useSelector(selectRegion);
  useContactProp('context', `live_topic:${params.id}`);
  const { status, data: topic } = useSelector(selectTopicDetail);
  useOwnershipRefresh(topic && !topicOwnership(topic) ? [topicDetail.request({ id: topic.id, region })] : []);
  if (!topic || String(topic.id) !== params.id) {
    if (status !== 'failure') return <DetailSkeleton />;
    return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
  }
  return (
    <DetailPage
      hue={hueOf(topic.liveSubject?.key, topic.liveSubject?.id ?? topic.id)}
      picture={<TopicPicture topic={topic} />}
      intro={<TopicHeader topic={topic} />}
      offerLabel={t(topic.isEnrolled ? 'offer.ownedLabel' : 'offer.label')}
      offer={<TopicOffer key={topic.id} topic={topic} />}
      bar={<TopicBar topic={topic} />}
    >
      <TopicTabs key={topic.id} topic={topic} />
    </DetailPage>
  );
}
