import { useTranslation } from 'react-i18next';
import { useClassWords } from '@/domain/class/useClassWords';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Badge } from '@/shared/ui/content/Badge';
import { cx } from '@/shared/ui/cx';
import styles from './TonightPanel.module.css';

interface TonightRowProps {
  lesson: LiveLesson;
  /** Weekday of a class on a later day. */
  day?: string | undefined;
}

/** One class; highlighted while it is live. */
export function TonightRow({ lesson, day }: TonightRowProps) {
  const { t } = useTranslation('home');
  const hrefTo = useHrefTo();
  const wordsOf = useClassWords();
  const { id, name, startAt, endAt, liveTopicId, liveTopicName, instructors } = lesson;
  const words = startAt === null ? null : wordsOf(startAt, endAt);
  const who = joinNames(instructors) || liveTopicName;
  return (
    <>
      <span className={styles.time}>
        {day && <small>{`${day} `}</small>}
        {words && <span>{`${words.clock} `}</span>}
        {words?.zoneNote && <small>{words.zoneNote}</small>}
      </span>
      <span>
        <AppLink
          className="rowTitle phrased clamp3"
          href={liveTopicId === null ? '' : hrefTo(paths.liveLesson(liveTopicId, id))}
        >
          {name}
        </AppLink>
        <span className={styles.below}>
          {words?.badge && (
            <Badge kind={words.badge.kind}>
              {words.phase === 'soon' ? t('tonight.in', { count: words.minutes }) : words.badge.label}
            </Badge>
          )}
          <span className={cx(styles.who, 'clamp1')}>{who}</span>
        </span>
      </span>
    </>
  );
}
