import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { liveLessonPath, topicPath } from '@/core/classes/paths';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { selectPlayerSettings, settingsChanged } from '@/core/progress/state';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { SyllabusLesson } from '@/shared/entities/syllabus';
import { safeUrl } from '@/shared/lib/redirect';
import type { PlayerSource } from '@/shared/player/types';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Panel } from './Panel';
import styles from './SyllabusScreen.module.css';
import { playableSource } from './source';

const LessonPlayer = lazy(() => import('@/shared/player/LessonPlayer'));

interface SyllabusStageProps {
  topic: LiveTopic;
  lesson: SyllabusLesson;
}

/** The video of a syllabus lesson, or the way to the live lesson it is taught in, or why it does not open. */
export function SyllabusStage({ topic, lesson }: SyllabusStageProps) {
  const { t } = useTranslation('liveLesson');
  const hrefTo = useHrefTo();
  const source = playableSource(lesson);
  const isOpen = topic.isEnrolled || lesson.preview;
  if (isOpen && source) return <Video topic={topic} lesson={lesson} source={source} />;
  const live = lesson.liveLessonId === null ? '' : hrefTo(liveLessonPath(topic.id, lesson.liveLessonId));
  const toTopic = hrefTo(`${topicPath(topic.id)}#offer`);
  const toLive = live && (
    <ButtonLink variant={isOpen ? 'lit' : 'night'} size={isOpen ? 'lg' : 'md'} block href={live}>
      {t('syllabus.liveAction')}
    </ButtonLink>
  );
  if (!isOpen)
    return (
      <Panel title={t('syllabus.lockedTitle')}>
        <p>{t('syllabus.lockedText')}</p>
        {toTopic && (
          <ButtonLink variant="lit" size="lg" block href={toTopic}>
            {t('locked.action')}
          </ButtonLink>
        )}
        {toLive}
      </Panel>
    );
  return (
    <Panel title={live ? t('syllabus.liveTitle') : t('syllabus.noneTitle')}>
      {toLive || <p>{t('syllabus.noneText')}</p>}
    </Panel>
  );
}

/** Its lesson is none of the schedule, so that there is no progress to keep. */
function Video({ topic, lesson, source }: SyllabusStageProps & { source: PlayerSource }) {
  const dispatch = useDispatch();
  const settings = useSelector(selectPlayerSettings);
  const isFile = source.kind === 'hls' || source.kind === 'mp4';
  return (
    <div className={styles.video}>
      <Suspense fallback={<div className={styles.box} aria-busy="true" />}>
        <LessonPlayer
          source={{ kind: source.kind, id: (isFile ? safeUrl(source.id) : source.id) ?? '' }}
          title={lesson.title}
          series={topic.name}
          poster={safeUrl(topic.picture.largeUrl ?? topic.pictureUrl) ?? undefined}
          duration={lesson.duration}
          startAt={0}
          settings={settings}
          onSettingsChange={(change) => dispatch(settingsChanged(change))}
          shortcuts="page"
        />
      </Suspense>
    </div>
  );
}
