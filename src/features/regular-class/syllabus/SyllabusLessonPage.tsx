import type { i18n } from 'i18next';
import { plainText } from '@/shared/lib/plainText';
import { hueOf } from '@/shared/ui/subjects';
import { enterTopic, topicDucks } from '../entry';
import { OpenLesson } from '../lesson/OpenLesson';
import { findSyllabusLesson, type RegularClassSlice, selectSyllabusLessonMissing, selectTopicOf } from '../state';
import { SyllabusScreen } from './SyllabusScreen';
import { SyllabusSkeleton } from './SyllabusSkeleton';
import { syllabusPlace } from './syllabusPlace';

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
  return (
    <OpenLesson params={params} find={syllabusPlace} skeleton={<SyllabusSkeleton />}>
      {(topic, place) => (
        <div {...hueOf(topic.liveSubject?.key, topic.liveSubject?.id ?? topic.id)}>
          <SyllabusScreen topic={topic} place={place} />
        </div>
      )}
    </OpenLesson>
  );
}
