import { useTranslation } from 'react-i18next';
import { useDuration } from '@/platform/clock/useDuration';
import { formatClock } from '@/shared/lib/duration';
import { Badge } from '@/shared/ui/content/Badge';
import styles from './ChapterList.module.css';

interface Chapter {
  seconds: number;
  description: string;
}

interface ChapterListProps {
  chapters: readonly Chapter[];
  /** Length of the whole lesson, in seconds. */
  duration: number;
  /** Current position; null before the first play. */
  seconds: number | null;
  onSeek: (seconds: number) => void;
}

/** Lists the chapters of a lesson; the current one is marked, and a click seeks to a chapter. */
export function ChapterList({ chapters, duration, seconds, onSeek }: ChapterListProps) {
  const { t } = useTranslation('course');
  const length = useDuration();
  const playing = seconds === null ? -1 : chapters.findLastIndex((chapter) => chapter.seconds <= seconds);
  return (
    <ol className={styles.chapters}>
      {chapters.map((chapter, index) => {
        const end = chapters[index + 1]?.seconds ?? duration;
        const current = index === playing;
        return (
          <li key={`${chapter.seconds} ${chapter.description}`}>
            <button type="button" aria-current={current ? 'true' : undefined} onClick={() => onSeek(chapter.seconds)}>
              <span className={styles.time}>{formatClock(chapter.seconds)}</span>
              <span className={styles.name}>{chapter.description}</span>
              {current ? (
                <Badge kind="soon">{t('lesson.chapterPlaying')}</Badge>
              ) : (
                end > chapter.seconds && <span className={styles.length}>{length(end - chapter.seconds)}</span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
