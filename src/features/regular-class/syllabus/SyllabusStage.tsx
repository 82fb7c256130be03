import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LessonVideo } from '@/domain/progress/LessonVideo';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isLiveLessonCompleted } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { SyllabusLesson } from '@/shared/entities/syllabus';
import type { LessonPlayerHandle, PlayerSource } from '@/shared/player/types';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { pictureUrl } from '@/shared/ui/content/pictureSources';
import { Panel } from '../lesson/Panel';
import { playableSource } from '../lesson/source';
import { useReading } from '../lesson/useReading';
import { findLiveLesson } from '../state';
import { isOpenTo, watchedLesson } from './watchedLesson';

const none: readonly never[] = [];

interface SyllabusStageProps {
  topic: LiveTopic;
  lesson: SyllabusLesson;
  handle: Ref<LessonPlayerHandle>;
  onNote: () => void;
}

/** Shows the video of a syllabus lesson, a link to the live lesson that teaches it, or why it does not open. */
export function SyllabusStage(props: SyllabusStageProps) {
  const { topic, lesson } = props;
  const { t } = useTranslation('liveLesson');
  const path = useLocalePath();
  const hrefTo = useHrefTo();
  const source = playableSource(lesson);
  const isOpen = isOpenTo(topic, lesson);
  if (isOpen && source) return <Video {...props} source={source} />;
  const live = lesson.liveLessonId === null ? '' : hrefTo(paths.liveLesson(topic.id, lesson.liveLessonId));
  const toLive = live && (
    <ButtonLink variant={isOpen ? 'lit' : 'night'} size={isOpen ? 'lg' : 'md'} block href={live}>
      {t('syllabus.liveAction')}
    </ButtonLink>
  );
  if (!isOpen)
    return (
      <Panel title={t('syllabus.lockedTitle')}>
        <p>{t('syllabus.lockedText')}</p>
        <ButtonLink variant="lit" size="lg" block href={path(`${paths.topic(topic.id)}#offer`)}>
          {t('locked.action')}
        </ButtonLink>
        {toLive}
      </Panel>
    );
  return (
    <Panel title={live ? t('syllabus.liveTitle') : t('syllabus.noneTitle')}>
      {toLive || <p>{t('syllabus.noneText')}</p>}
    </Panel>
  );
}

/** Progress counts for the live lesson that teaches it; without one, the position stays in this browser. */
function Video({ topic, lesson, handle, onNote, source }: SyllabusStageProps & { source: PlayerSource }) {
  const { liveLessonId } = lesson;
  const reading = useReading();
  const live = liveLessonId === null ? null : findLiveLesson(topic, liveLessonId);
  const { target, targetId, lessonId } = watchedLesson(topic, lesson);
  return (
    <LessonVideo
      key={lesson.id}
      handle={handle}
      lesson={{
        targetType: target,
        targetId,
        lessonId,
        isEnrolled: topic.isEnrolled,
      }}
      title={lesson.title}
      series={topic.name}
      poster={pictureUrl(topic.picture, 'head') ?? topic.pictureUrl}
      source={source}
      reading={reading}
      duration={lesson.duration}
      progressDuration={live && !isLiveLessonCompleted(live) ? live.progressDuration : 0}
      captions={live?.captions ?? none}
      chapters={none}
      onNote={onNote}
    />
  );
}
