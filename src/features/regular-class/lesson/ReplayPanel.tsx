import { ExternalLink, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LessonWords } from '@/domain/class/useLessonWords';
import { useDuration } from '@/platform/clock/useDuration';
import { isLiveLessonCompleted, type LiveLesson } from '@/shared/entities/liveLesson';
import { formatClock } from '@/shared/lib/duration';
import { percentOf } from '@/shared/lib/percent';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { Panel } from './Panel';
import styles from './Panel.module.css';
import { useRoomWords } from './RoomPanel';
import { roomsOf } from './rooms';
import { playableSource } from './source';

interface ReplayPanelProps {
  lesson: LiveLesson;
  words: LessonWords;
  onPlay: () => void;
}

/** The panel of a class with a replay: progress, time left to watch, and the room as an alternative. */
export function ReplayPanel({ lesson, words: { status, expiryLeft }, onPlay }: ReplayPanelProps) {
  const { t } = useTranslation('liveLesson');
  const duration = useDuration();
  const roomWords = useRoomWords();
  const { offlineVideoDuration: length, progressDuration, learningProgress } = lesson;
  const done = isLiveLessonCompleted(lesson);
  const begun = !done && progressDuration > 0;
  const percent = percentOf(learningProgress);
  const playable = playableSource(lesson) !== null;
  const action = done
    ? t('replay.again')
    : begun
      ? t('replay.continue', { time: formatClock(progressDuration) })
      : null;
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
      {playable ? (
        <Button variant="lit" size="lg" block icon={Play} iconFilled onClick={onPlay}>
          {action ?? t('replay.watch')}
        </Button>
      ) : (
        <p>{t('replay.unplayable')}</p>
      )}
      {expiryLeft && <p className={styles.note}>{t('expiry.left', { time: expiryLeft })}</p>}
      {roomsOf(lesson).map(
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
