import { Picture } from '@/shared/ui/content/Picture';
import styles from './LessonStill.module.css';

interface LessonStillProps {
  /** URL of the picture. */
  poster: string | undefined;
  /** The player is a provider's frame, with a row of controls below it. */
  isFrame: boolean;
  hasTranscript: boolean;
}

/** The picture of a lesson in place of its player, in the same size: in HTML from the build, and while it loads. */
export function LessonStill({ poster, isFrame, hasTranscript }: LessonStillProps) {
  return (
    <div aria-busy="true">
      <div className={styles.still}>
        <div className={styles.stage}>{poster && <Picture src={poster} width={1280} height={720} priority />}</div>
        {isFrame && <div className={styles.row} />}
      </div>
      {hasTranscript && <div className={styles.row} />}
    </div>
  );
}
