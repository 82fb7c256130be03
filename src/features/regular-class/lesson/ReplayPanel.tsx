import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '@/platform/clock/useDuration';
import { useHelp } from '@/platform/contact/useHelp';
import { isLiveLessonCompleted, type LiveLesson } from '@/shared/entities/liveLesson';
import { percentOf } from '@/shared/lib/percent';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import type { LessonWords } from '../parts/useLessonWords';
import { Panel } from './Panel';
import styles from './Panel.module.css';
import { useRoomWords } from './RoomPanel';
import { listRooms } from './rooms';
import { playableSource } from './source';

interface ReplayPanelProps {
  lesson: LiveLesson;
  words: LessonWords;
}

/** The panel of a class whose replay is on the stage: progress, time left to watch, and the room as an alternative. */
export function ReplayPanel({ lesson, words: { status, expiryLeft } }: ReplayPanelProps) {
  const { t } = useTranslation('liveLesson');
  const duration = useDuration();
  const roomWords = useRoomWords();
  const { ask } = useHelp();
  const { offlineVideoDuration: length, progressDuration, learningProgress } = lesson;
  const done = isLiveLessonCompleted(lesson);
  const begun = !done && progressDuration > 0;
  const percent = percentOf(learningProgress);
  const playable = playableSource(lesson) !== null;
  return (
    <Panel title={status === 'free' ? t('replay.freeTitle') : t('replay.title')}>
      {begun && learningProgress > 0 && (
        <ProgressBar
          look="lit"
          className={styles.bar}
          value={learningProgress}
          label={t('replay.watched', { percent })}
        />
      )}
      <p className={styles.times}>
        {length !== null && length > 0 && <span>{t('replay.length', { duration: duration(length) })}</span>}
        {begun && percent > 0 && <b>{t('replay.watched', { percent })}</b>}
        {done && <b>{t('replay.completed')}</b>}
      </p>
      {!playable && <p>{t('replay.unplayable')}</p>}
      {!playable && ask && <p>{t('replay.unplayableAsk')}</p>}
      {expiryLeft && <p className={styles.note}>{t('expiry.left', { time: expiryLeft })}</p>}
      {listRooms(lesson).map(
        (room) =>
          room.href && (
            <ButtonLink
              key={room.kind}
              variant="night"
              block
              iconEnd={ExternalLink}
              href={room.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {roomWords(room).open}
            </ButtonLink>
          ),
      )}
    </Panel>
  );
}
