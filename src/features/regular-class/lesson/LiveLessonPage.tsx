import type { i18n } from 'i18next';
import { notesDuck } from '@/domain/notes/saga';
import { LazyPlayer } from '@/domain/progress/Player';
import { excerptOf } from '@/shared/lib/plainText';
import type { PageProps, RouteParams } from '@/shared/routing/page';
import { hueOf } from '@/shared/ui/subjects';
import { calendarFileDuck } from '../calendar/saga';
import { enterTopic } from '../enter';
import { topicDuck } from '../saga';
import { scheduleChangesDuck } from '../schedule-changes/saga';
import { findLiveLesson, selectLiveLessonMissing, selectTopicOf, type TopicSlice } from '../state';
import { LessonScreen } from './LessonScreen';
import { LessonSkeleton } from './LessonSkeleton';
import { OpenLesson } from './OpenLesson';

export const ducks = [topicDuck, scheduleChangesDuck, calendarFileDuck, notesDuck];
export const enter = enterTopic;
export const beside = [LazyPlayer];
export const notFound = selectLiveLessonMissing;

export const head = (t: i18n['t'], root: TopicSlice, params: RouteParams) => {
  const topic = selectTopicOf(root, params);
  const lesson = topic && findLiveLesson(topic, Number(params.lessonId));
  if (!lesson) return { title: t('title', { ns: 'liveLesson' }) };
  const image = lesson.previewImageUrl ?? lesson.livePictureUrl;
  return {
    title: `${lesson.name} | ${topic.name}`,
    description: topic.metaDescription ?? excerptOf(topic.description),
    ...(image ? { imageUrl: image } : {}),
  };
};

export default function LiveLessonPage({ params }: PageProps) {
  return (
    <OpenLesson params={params} find={findLiveLesson} skeleton={<LessonSkeleton />}>
      {(topic, lesson) => {
        const subject = lesson.liveSubject ?? topic.liveSubject;
        return (
          <div {...hueOf(subject?.key, subject?.id ?? topic.id)}>
            <LessonScreen topic={topic} lesson={lesson} />
          </div>
        );
      }}
    </OpenLesson>
  );
}
