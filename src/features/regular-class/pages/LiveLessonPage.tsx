import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { savedDuck } from '@/core/classes/savedDuck';
import { useContactProp } from '@/core/contact/useContactProp';
import { selectRegion } from '@/core/locale/reducer';
import { ErrorState } from '@/shared/ui/content/State';
import { hueOf } from '@/shared/ui/subjects';
import { enterTopic, topicDucks } from '../entry';
import { LessonScreen } from '../lesson/LessonScreen';
import { LessonSkeleton } from '../lesson/LessonSkeleton';
import {
  findLiveLesson,
  type RegularClassSlice,
  selectLiveLessonMissing,
  selectTopicDetail,
  selectTopicOf,
  topicDetail,
} from '../state';

export const ducks = [...topicDucks, savedDuck];
export const enter = enterTopic;
export const notFound = selectLiveLessonMissing;

interface LessonParams {
  params: Readonly<Record<string, string>>;
}

export const head = (t: i18n['t'], root: RegularClassSlice, params: LessonParams['params']) => {
  const topic = selectTopicOf(root, params);
  const lesson = topic && findLiveLesson(topic, Number(params.lessonId));
  if (!lesson) return { title: t('title', { ns: 'liveLesson' }) };
  const image = lesson.previewImageUrl ?? lesson.livePictureUrl;
  return { title: lesson.name, description: topic.name, ...(image ? { imageUrl: image } : {}) };
};

export default function LiveLessonPage({ params }: LessonParams) {
  const { t } = useTranslation('liveLesson');
  const dispatch = useDispatch();
  useContactProp('context', `live_topic:${params.id}`);
  const region = useSelector(selectRegion);
  const { status } = useSelector(selectTopicDetail);
  const topic = useSelector((root: RegularClassSlice) => selectTopicOf(root, params));
  const lesson = topic && findLiveLesson(topic, Number(params.lessonId));
  if (!topic || !lesson) {
    if (status !== 'failure') return <LessonSkeleton />;
    const retry = () => dispatch(topicDetail.request({ id: Number(params.id), region }));
    return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
  }
  const subject = lesson.liveSubject ?? topic.liveSubject;
  return (
    <div {...hueOf(subject?.key, subject?.id ?? topic.id)}>
      <LessonScreen topic={topic} lesson={lesson} />
    </div>
  );
}
