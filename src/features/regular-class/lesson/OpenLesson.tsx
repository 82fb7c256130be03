import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useContactProp } from '@/platform/contact/useContactProp';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { RouteParams } from '@/shared/routing/page';
import { ErrorState } from '@/shared/ui/content/State';
import type { Elements } from '@/shared/ui/elements';
import { selectTopicDetail, selectTopicOf, type TopicSlice } from '../state';

interface OpenLessonProps<T> {
  params: RouteParams;
  /** Finds the lesson in its topic; null when the topic has no such lesson. */
  find: (topic: LiveTopic, lessonId: number) => T | null;
  skeleton: Elements;
  children: (topic: LiveTopic, found: T) => Elements;
}

/** Renders a lesson of the topic in the address once it has loaded; until then its skeleton, or an error. */
export function OpenLesson<T>({ params, find, skeleton, children }: OpenLessonProps<T>) {
  const { t } = useTranslation('liveLesson');
  const retry = useRetryPage();
  useContactProp('context', `live_topic:${params.id}`);
  const { status } = useSelector(selectTopicDetail);
  const topic = useSelector((root: TopicSlice) => selectTopicOf(root, params));
  const found = topic && find(topic, Number(params.lessonId));
  if (topic && found) return children(topic, found);
  if (status !== 'failure') return skeleton;
  return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
}
