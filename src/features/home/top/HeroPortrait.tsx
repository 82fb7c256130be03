import { useClassWords } from '@/domain/class/useClassWords';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Badge } from '@/shared/ui/content/Badge';
import { Picture } from '@/shared/ui/content/Picture';
import { cx } from '@/shared/ui/cx';
import styles from './HeroPortrait.module.css';
import { useNextLessons } from './useNextLessons';

/** The window of the teacher who is live, or next, with a plate that says what is taught. */
export function HeroPortrait() {
  const wordsOf = useClassWords();
  const hrefTo = useHrefTo();
  const lesson = useNextLessons().find(({ livePictureUrl, previewImageUrl }) => livePictureUrl ?? previewImageUrl);
  if (!lesson?.startAt) return null;
  const { id, startAt, endAt, liveTopicId, liveTopicName, name, instructors } = lesson;
  const words = wordsOf(startAt, endAt);
  return (
    <>
      <div className={styles.portrait} data-portrait>
        <Picture src={lesson.livePictureUrl ?? lesson.previewImageUrl} width={320} height={200} priority />
      </div>
      <AppLink className={styles.plate} href={liveTopicId === null ? '' : hrefTo(paths.liveLesson(liveTopicId, id))}>
        {words.badge ? (
          <Badge kind={words.badge.kind}>{words.badge.label}</Badge>
        ) : (
          <span className={styles.time}>{words.dayTime}</span>
        )}
        <span className={cx(styles.who, 'clamp1')}>{joinNames(instructors) || name}</span>
        <span className={cx(styles.what, 'clamp2')}>{liveTopicName || name}</span>
      </AppLink>
    </>
  );
}
