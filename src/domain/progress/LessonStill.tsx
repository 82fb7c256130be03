import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { StartOverlay } from '@/shared/player/StartOverlay';
import { WaitingRing } from '@/shared/player/WaitingRing';
import { Picture } from '@/shared/ui/content/Picture';
import styles from './LessonStill.module.css';

interface LessonStillProps {
  /** URL of the picture. */
  poster: string | undefined;
  /** The position at which it starts, in seconds. */
  startAt: number;
  /** The player is a provider's frame, with its own start button and a row of controls below it. */
  isFrame: boolean;
  hasTranscript: boolean;
  /** It was started already, and plays once the player has loaded. */
  isPlayWanted: boolean;
  onPlay: () => void;
}

const never = () => () => undefined;

/** The picture of a lesson in place of its player, in the same size: in HTML from the build, and while it loads. */
export function LessonStill({ poster, startAt, isFrame, hasTranscript, isPlayWanted, onPlay }: LessonStillProps) {
  const { t } = useTranslation('player');
  // HTML from the build is the same for every visitor and every address.
  const time = useSyncExternalStore(
    never,
    () => startAt,
    () => 0,
  );
  return (
    <div>
      <div className={styles.still}>
        <div className={styles.stage} aria-busy="true">
          {poster && <Picture src={poster} width={1280} height={720} priority />}
        </div>
        {isFrame && <div className={styles.row} />}
        {!isFrame && !isPlayWanted && <StartOverlay time={time} onPlay={onPlay} />}
        {!isFrame && isPlayWanted && (
          <WaitingRing>
            <span className="srOnly" role="status">
              {t('state.loading')}
            </span>
          </WaitingRing>
        )}
      </div>
      {hasTranscript && <div className={styles.row} />}
    </div>
  );
}
