import type { i18n } from 'i18next';
import { notesDuck } from '@/domain/notes/saga';
import { LazyPlayer } from '@/domain/progress/Player';
import { excerptOf } from '@/shared/lib/plainText';
import type { PageProps, RouteParams } from '@/shared/routing/page';
import { pictureUrl } from '@/shared/ui/content/pictureSources';
import { hueOf } from '@/shared/ui/subjects';
import { enterTopic } from '../enter';
import { OpenLesson } from '../lesson/OpenLesson';
import { topicDuck } from '../saga';
import { findSyllabusLesson, selectSyllabusLessonMissing, selectTopicOf, type TopicSlice } from '../state';
import { SyllabusScreen } from './SyllabusScreen';
import { SyllabusSkeleton } from './SyllabusSkeleton';
import { syllabusPlace } from './syllabusPlace';

export const ducks = [topicDuck, notesDuck];
export const enter = enterTopic;
export const beside = [LazyPlayer];
export const notFound = selectSyllabusLessonMissing;

export const head = (t: i18n['t'], root: TopicSlice, params: RouteParams) => {
  const topic = selectTopicOf(root, params);
  const lesson = topic && findSyllabusLesson(topic, Number(params.lessonId));
  if (!lesson) return { title: t('syllabusTitle', { ns: 'liveLesson' }) };
  const image = pictureUrl(topic.picture, 'head') ?? topic.pictureUrl;
  return {
    title: `${lesson.title} | ${topic.name}`,
    description: excerptOf(lesson.description) || (topic.metaDescription ?? excerptOf(topic.description)),
    ...(image ? { imageUrl: image } : {}),
  };
};

export default function SyllabusLessonPage({ params }: PageProps) {
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
