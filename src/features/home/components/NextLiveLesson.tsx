import { useTranslation } from 'react-i18next';
import { liveLessonPath } from '@/core/classes/paths';
import { useClassWords } from '@/core/classes/useClassWords';
import { useZone } from '@/core/clock/useZone';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { formatTime } from '@/shared/lib/time';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Badge } from '@/shared/ui/content/Badge';
import { Picture } from '@/shared/ui/content/Picture';
import { cx } from '@/shared/ui/cx';
import { hueOf } from '@/shared/ui/subjects';
import styles from './NextLesson.module.css';

/** The student's next live lesson on night. */
export function NextLiveLesson({ lesson }: { lesson: LiveLesson }) {
  const { t } = useTranslation('home');
  const hrefTo = useHrefTo();
  const wordsOf = useClassWords();
  const zone = useZone();
  const { id, name, startAt, endAt, liveTopicId, instructors } = lesson;
  const words = startAt === null ? null : wordsOf(startAt, endAt);
  const live = words?.phase === 'live';
  const href = liveTopicId === null ? '' : hrefTo(liveLessonPath(liveTopicId, id));
  const teachers = instructors.map((teacher) => teacher.name).join(', ');

  const time = (): string => {
    if (!words) return '';
    if (!live) return words.dayTime;
    return endAt === null ? words.when : t('next.left', { time: formatTime(endAt, zone), count: words.minutes });
  };

  return (
    <article className={cx(styles.live, 'night')} {...hueOf(null, lesson.liveSubjectId ?? liveTopicId ?? id)}>
      <div className={styles.words}>
        {words?.badge && <Badge kind={words.badge.kind}>{words.badge.label}</Badge>}
        <h2 className="clamp3">{name}</h2>
        <p className="muted">{time()}</p>
        {teachers && <p className="muted">{teachers}</p>}
        {href && (
          <ButtonLink variant={live ? 'lit' : 'night'} href={href}>
            {live ? t('next.join') : t('next.open')}
          </ButtonLink>
        )}
      </div>
      <div className={styles.art}>
        <Picture src={lesson.livePictureUrl ?? lesson.previewImageUrl} width={320} height={200} priority />
      </div>
    </article>
  );
}
