import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClassWords, useClassWords } from '@/domain/class/useClassWords';
import { useDuration } from '@/platform/clock/useDuration';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { joinNames } from '@/shared/lib/joinNames';
import { toMs } from '@/shared/lib/timeZone';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { buttonClass } from '@/shared/ui/actions/buttonClass';
import { Badge } from '@/shared/ui/content/Badge';
import { Picture } from '@/shared/ui/content/Picture';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { hueOf } from '@/shared/ui/subjects';
import styles from './LessonListItem.module.css';

interface LessonListItemProps {
  item: LiveLesson;
  /** Replaces the badge (live, soon, finished) below the teacher; null renders none. */
  state?: ReactNode;
  /** Content of the right slot with clicks of its own: a menu. */
  action?: ReactNode;
}

/** The state of a lesson; the visitor's own one that is live is entered. The row is the link. */
function Moment({ words, isFree, isOwn }: { words: ClassWords; isFree: boolean; isOwn: boolean }) {
  const { t } = useTranslation(['classes', 'common']);
  if (isFree) return <Badge kind="free">{t('common:price.free')}</Badge>;
  if (words.badge)
    return (
      <>
        <Badge kind={words.badge.kind}>{words.badge.label}</Badge>
        {isOwn && words.phase === 'live' && (
          <span className={cx(buttonClass({ variant: 'lit', size: 'sm' }), styles.join)}>{t('row.join')}</span>
        )}
      </>
    );
  return words.phase === 'over' ? <Badge kind="ended">{t('row.finished')}</Badge> : null;
}

/**
 * A live lesson in a list grouped by date; the whole row links to the lesson, and is highlighted while the class is
 * live. A free lesson is neither live nor finished, whatever the clock says.
 */
export function LessonListItem({ item, state, action }: LessonListItemProps) {
  const { id, name, startAt, endAt, liveTopicId, liveTopicName, liveSubject, liveSubjectId, instructors } = item;
  const hrefTo = useHrefTo();
  const duration = useDuration();
  const wordsOf = useClassWords();
  const words = startAt === null ? null : wordsOf(startAt, endAt);
  const seconds = startAt === null || endAt === null ? 0 : (toMs(endAt) - toMs(startAt)) / 1000;
  const isFree = item.status === 'free';
  const who = joinNames(instructors);
  const [teacher] = instructors;
  const isLive = words?.phase === 'live' && !isFree;
  const isPlain = state === undefined && action === undefined;
  const below =
    state === undefined ? words && <Moment words={words} isFree={isFree} isOwn={item.isTopicEnrolled} /> : state;
  return (
    <div
      className={cx(styles.row, isLive && styles.live)}
      {...hueOf(liveSubject?.key, liveSubjectId ?? liveTopicId ?? id)}
    >
      <p className={styles.time}>
        {words && <span className={styles.clock}>{words.clock}</span>}
        {words?.zoneNote && <span>{words.zoneNote}</span>}
        {seconds > 0 && <span>{duration(seconds)}</span>}
      </p>
      {teacher && (
        <span className={styles.face}>
          <Picture src={teacher.profilePicUrl} place="thumbnail" width={40} height={50} />
        </span>
      )}
      <div className={styles.text}>
        <AppLink
          className={cx(styles.title, 'rowTitle phrased clamp2')}
          href={liveTopicId === null ? '' : hrefTo(paths.liveLesson(liveTopicId, id))}
        >
          {name}
        </AppLink>
        <p className={styles.who}>
          {who && <span>{who}</span>}
          {liveTopicName && liveTopicName !== name && <span>{liveTopicName}</span>}
        </p>
      </div>
      {below && <div className={styles.state}>{below}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {isPlain && <Icon icon={ChevronRight} size={20} className={styles.chevron} />}
    </div>
  );
}
