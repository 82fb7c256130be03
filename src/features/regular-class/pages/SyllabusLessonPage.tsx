import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useContactProp } from '@/core/contact/useContactProp';
import { selectRegion } from '@/core/locale/reducer';
import { plainText } from '@/shared/ui/content/plainText';
import { ErrorState } from '@/shared/ui/content/State';
import { hueOf } from '@/shared/ui/subjects';
import { enterTopic, topicDucks } from '../entry';
import { SyllabusScreen } from '../lesson/SyllabusScreen';
import { SyllabusSkeleton } from '../lesson/SyllabusSkeleton';
import { syllabusPlace } from '../lesson/syllabusPlace';
import {
  findSyllabusLesson,
  type RegularClassSlice,
  selectSyllabusLessonMissing,
  selectTopicDetail,
  selectTopicOf,
  topicDetail,
} from '../state';

export const ducks = topicDucks;
export const enter = enterTopic;
export const notFound = selectSyllabusLessonMissing;

interface LessonParams {
  params: Readonly<Record<string, string>>;
}

export const head = (t: i18n['t'], root: RegularClassSlice, params: LessonParams['params']) => {
  const topic = selectTopicOf(root, params);
  const lesson = topic && findSyllabusLesson(topic, Number(params.lessonId));
  if (!lesson) return { title: t('syllabusTitle', { ns: 'liveLesson' }) };
  const image = topic.picture.largeUrl ?? topic.pictureUrl;
  return {
    title: lesson.title,
    description: plainText(lesson.description) || topic.name,
    ...(image ? { imageUrl: image } : {}),
  };
};

export default function SyllabusLessonPage({ params }: LessonParams) {
  const { t } = useTranslation('liveLesson');
  const dispatch = useDispatch();
  useContactProp('context', `live_topic:${params.id}`);
  const region = useSelector(selectRegion);
  const { status } = useSelector(selectTopicDetail);
  const topic = useSelector((root: RegularClassSlice) => selectTopicOf(root, params));
  const place = topic && syllabusPlace(topic, Number(params.lessonId));
  if (!topic || !place) {
    if (status !== 'failure') return <SyllabusSkeleton />;
    const retry = () => dispatch(topicDetail.request({ id: Number(params.id), region }));
    return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
  }
  return (
    <div {...hueOf(topic.liveSubject?.key, topic.liveSubject?.id ?? topic.id)}>
      <SyllabusScreen topic={topic} place={place} />
    </div>
  );
}
